/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const changedCompanyNameMin = 3;
const changedCompanyNameMax = 80;

const changedCompanyNationalIdRegExp = new RegExp('^\\d{11}$');
const changedCompanyEconomicCodeRegExp = new RegExp('^\\d{11,14}$');
const changedCompanyRegistrationNumberRegExp = new RegExp('^\\d{1,10}$');
const changedCompanyActivityFieldIdMax = 80;



export const ChangedCompany = zod.object({
  "name": zod.string().min(changedCompanyNameMin).max(changedCompanyNameMax),
  "nationalId": zod.string().regex(changedCompanyNationalIdRegExp),
  "economicCode": zod.string().regex(changedCompanyEconomicCodeRegExp).optional(),
  "registrationNumber": zod.string().regex(changedCompanyRegistrationNumberRegExp).optional(),
  "activityFieldId": zod.string().min(1).max(changedCompanyActivityFieldIdMax).optional()
});

export type ChangedCompany = zod.input<typeof ChangedCompany>;
export type ChangedCompanyOutput = zod.output<typeof ChangedCompany>;
