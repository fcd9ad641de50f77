/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const changedCompanyNameMin = 3;
const changedCompanyNameMax = 80;

const changedCompanyNationalIdRegExp = new RegExp('^\\d{11}$');
const changedCompanyEconomicCodeRegExp = new RegExp('^\\d{11,14}$');
const changedCompanyRegistrationNumberRegExp = new RegExp('^\\d{1,10}$');
const changedCompanyActivityFieldIdMax = 80;



export const ChangedCompany = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changedCompanyNameMin)).check(/*#__PURE__*/ zod.maxLength(changedCompanyNameMax)),
  "nationalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(changedCompanyNationalIdRegExp)),
  "economicCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(changedCompanyEconomicCodeRegExp))),
  "registrationNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(changedCompanyRegistrationNumberRegExp))),
  "activityFieldId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changedCompanyActivityFieldIdMax)))
});

export type ChangedCompany = zod.input<typeof ChangedCompany>;
export type ChangedCompanyOutput = zod.output<typeof ChangedCompany>;
