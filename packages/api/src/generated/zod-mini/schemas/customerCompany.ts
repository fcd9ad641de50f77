/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const CustomerCompany = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "nationalId": /*#__PURE__*/ zod.string(),
  "economicCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "registrationNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "activityFieldId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type CustomerCompany = zod.input<typeof CustomerCompany>;
export type CustomerCompanyOutput = zod.output<typeof CustomerCompany>;
