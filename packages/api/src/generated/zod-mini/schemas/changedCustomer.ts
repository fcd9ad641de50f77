/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { ChangedCompany } from './changedCompany';
import { CustomerKind } from './customerKind';
import { Gender } from './gender';
import { NationalCode } from './nationalCode';
import { PersonName } from './personName';

const changedCustomerEmailMax = 254;

const changedCustomerJobTitleIdMax = 80;

const changedCustomerVersionMin = 0;
const changedCustomerVersionMax = 2147483647;



export const ChangedCustomer = /*#__PURE__*/ zod.object({
  "kind": CustomerKind,
  "firstName": PersonName,
  "lastName": PersonName,
  "nationalCode": /*#__PURE__*/ zod.optional(NationalCode),
  "birthDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "gender": /*#__PURE__*/ zod.optional(Gender),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(changedCustomerEmailMax))),
  "jobTitleId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changedCustomerJobTitleIdMax))),
  "company": /*#__PURE__*/ zod.optional(ChangedCompany),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changedCustomerVersionMin)).check(/*#__PURE__*/ zod.lte(changedCustomerVersionMax))
});

export type ChangedCustomer = zod.input<typeof ChangedCustomer>;
export type ChangedCustomerOutput = zod.output<typeof ChangedCustomer>;
