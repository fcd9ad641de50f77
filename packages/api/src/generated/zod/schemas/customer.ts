/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CustomerCompany } from './customerCompany';
import { CustomerKind } from './customerKind';
import { Gender } from './gender';
import { ProfileField } from './profileField';
import { ProfilePermission } from './profilePermission';
import { Role } from './role';

export const customerCompletenessMin = 0;
export const customerCompletenessMax = 100;

export const customerVersionMin = 0;



export const Customer = zod.object({
  "id": zod.string(),
  "userId": zod.string(),
  "personId": zod.string(),
  "kind": CustomerKind,
  "firstName": zod.string(),
  "lastName": zod.string(),
  "nationalCode": zod.string().optional(),
  "birthDate": zod.iso.date().optional(),
  "gender": Gender.optional(),
  "phoneNumber": zod.string(),
  "email": zod.email().optional(),
  "jobTitleId": zod.string().optional(),
  "company": CustomerCompany.optional(),
  "roles": zod.array(Role),
  "permissions": zod.array(ProfilePermission),
  "completeness": zod.int().min(customerCompletenessMin).max(customerCompletenessMax),
  "missingFields": zod.array(ProfileField),
  "version": zod.int().min(customerVersionMin)
});

export type Customer = zod.input<typeof Customer>;
export type CustomerOutput = zod.output<typeof Customer>;
