/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CustomerCompany } from './customerCompany';
import { CustomerKind } from './customerKind';
import { Gender } from './gender';
import { ProfileField } from './profileField';
import { ProfilePermission } from './profilePermission';
import { Role } from './role';

const customerCompletenessMin = 0;
const customerCompletenessMax = 100;

const customerVersionMin = 0;



export const Customer = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "userId": /*#__PURE__*/ zod.string(),
  "personId": /*#__PURE__*/ zod.string(),
  "kind": CustomerKind,
  "firstName": /*#__PURE__*/ zod.string(),
  "lastName": /*#__PURE__*/ zod.string(),
  "nationalCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "birthDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "gender": /*#__PURE__*/ zod.optional(Gender),
  "phoneNumber": /*#__PURE__*/ zod.string(),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email()),
  "jobTitleId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "company": /*#__PURE__*/ zod.optional(CustomerCompany),
  "roles": /*#__PURE__*/ zod.array(Role),
  "permissions": /*#__PURE__*/ zod.array(ProfilePermission),
  "completeness": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(customerCompletenessMin)).check(/*#__PURE__*/ zod.lte(customerCompletenessMax)),
  "missingFields": /*#__PURE__*/ zod.array(ProfileField),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(customerVersionMin))
});

export type Customer = zod.input<typeof Customer>;
export type CustomerOutput = zod.output<typeof Customer>;
