/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CustomerCompany } from './customerCompany';
import { Role } from './role';

export const customerCompletenessMin = 0;
export const customerCompletenessMax = 100;

export const customerVersionMin = 0;



export const Customer = zod.object({
  "id": zod.string(),
  "userId": zod.string(),
  "personId": zod.string(),
  "kind": zod.enum(['Person', 'Company']),
  "firstName": zod.string(),
  "lastName": zod.string(),
  "nationalCode": zod.string().optional(),
  "birthDate": zod.iso.date().optional(),
  "gender": zod.enum(['Female', 'Male']).optional(),
  "phoneNumber": zod.string(),
  "email": zod.email().optional(),
  "jobTitleId": zod.string().optional(),
  "company": CustomerCompany.optional(),
  "roles": zod.array(Role),
  "permissions": zod.array(zod.string()),
  "completeness": zod.int().min(customerCompletenessMin).max(customerCompletenessMax),
  "version": zod.int().min(customerVersionMin)
});

export type Customer = zod.input<typeof Customer>;
export type CustomerOutput = zod.output<typeof Customer>;
