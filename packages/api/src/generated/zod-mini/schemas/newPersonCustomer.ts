/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { Gender } from './gender';
import { NationalCode } from './nationalCode';
import { PersonName } from './personName';

const newPersonCustomerEmailMax = 254;

const newPersonCustomerJobTitleIdMax = 80;



export const NewPersonCustomer = /*#__PURE__*/ zod.object({
  "firstName": PersonName,
  "lastName": PersonName,
  "nationalCode": /*#__PURE__*/ zod.optional(NationalCode),
  "birthDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "gender": /*#__PURE__*/ zod.optional(Gender),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(newPersonCustomerEmailMax))),
  "jobTitleId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newPersonCustomerJobTitleIdMax)))
});

export type NewPersonCustomer = zod.input<typeof NewPersonCustomer>;
export type NewPersonCustomerOutput = zod.output<typeof NewPersonCustomer>;
