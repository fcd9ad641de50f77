/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const CustomerCompany = zod.object({
  "name": zod.string(),
  "nationalId": zod.string(),
  "economicCode": zod.string().optional(),
  "registrationNumber": zod.string().optional(),
  "activityFieldId": zod.string().optional()
});

export type CustomerCompany = zod.input<typeof CustomerCompany>;
export type CustomerCompanyOutput = zod.output<typeof CustomerCompany>;
