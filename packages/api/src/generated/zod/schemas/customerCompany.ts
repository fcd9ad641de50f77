/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const customerCompanyNameMax = 300;

const customerCompanyNationalIdMax = 64;

const customerCompanyEconomicCodeMax = 20;

const customerCompanyRegistrationNumberMax = 40;

const customerCompanyActivityFieldIdMax = 64;



export const CustomerCompany = zod.object({
  "name": zod.string().max(customerCompanyNameMax),
  "nationalId": zod.string().min(1).max(customerCompanyNationalIdMax),
  "economicCode": zod.string().max(customerCompanyEconomicCodeMax).optional(),
  "registrationNumber": zod.string().max(customerCompanyRegistrationNumberMax).optional(),
  "activityFieldId": zod.string().min(1).max(customerCompanyActivityFieldIdMax).optional()
});

export type CustomerCompany = zod.input<typeof CustomerCompany>;
export type CustomerCompanyOutput = zod.output<typeof CustomerCompany>;
