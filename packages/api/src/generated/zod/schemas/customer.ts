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

const customerIdMax = 64;

const customerUserIdMax = 64;

const customerPersonIdMax = 64;

const customerFirstNameMax = 300;

const customerLastNameMax = 300;

const customerNationalCodeMax = 10;

const customerPhoneNumberMax = 20;

const customerEmailMax = 254;

const customerJobTitleIdMax = 64;

const customerRolesMax = 20;

const customerPermissionsMax = 50;

const customerCompletenessMin = 0;
const customerCompletenessMax = 100;

const customerMissingFieldsMax = 30;

const customerVersionMin = 0;
const customerVersionMax = 2147483647;



export const Customer = zod.object({
  "id": zod.string().min(1).max(customerIdMax),
  "userId": zod.string().min(1).max(customerUserIdMax),
  "personId": zod.string().min(1).max(customerPersonIdMax),
  "kind": CustomerKind,
  "firstName": zod.string().max(customerFirstNameMax),
  "lastName": zod.string().max(customerLastNameMax),
  "nationalCode": zod.string().max(customerNationalCodeMax).optional(),
  "birthDate": zod.iso.date().optional(),
  "gender": Gender.optional(),
  "phoneNumber": zod.string().max(customerPhoneNumberMax),
  "email": zod.email().max(customerEmailMax).optional(),
  "jobTitleId": zod.string().min(1).max(customerJobTitleIdMax).optional(),
  "company": CustomerCompany.optional(),
  "roles": zod.array(Role).max(customerRolesMax),
  "permissions": zod.array(ProfilePermission).max(customerPermissionsMax),
  "completeness": zod.int().min(customerCompletenessMin).max(customerCompletenessMax),
  "missingFields": zod.array(ProfileField).max(customerMissingFieldsMax),
  "version": zod.int().min(customerVersionMin).max(customerVersionMax)
});

export type Customer = zod.input<typeof Customer>;
export type CustomerOutput = zod.output<typeof Customer>;
