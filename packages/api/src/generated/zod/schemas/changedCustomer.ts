/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ChangedCompany } from './changedCompany';
import { CustomerKind } from './customerKind';
import { Gender } from './gender';
import { NationalCode } from './nationalCode';
import { PersonName } from './personName';

const changedCustomerEmailMax = 254;

const changedCustomerJobTitleIdMax = 80;

const changedCustomerVersionMin = 0;
const changedCustomerVersionMax = 2147483647;



export const ChangedCustomer = zod.object({
  "kind": CustomerKind,
  "firstName": PersonName,
  "lastName": PersonName,
  "nationalCode": NationalCode.optional(),
  "birthDate": zod.iso.date().optional(),
  "gender": Gender.optional(),
  "email": zod.email().max(changedCustomerEmailMax).optional(),
  "jobTitleId": zod.string().min(1).max(changedCustomerJobTitleIdMax).optional(),
  "company": ChangedCompany.optional(),
  "version": zod.int().min(changedCustomerVersionMin).max(changedCustomerVersionMax)
});

export type ChangedCustomer = zod.input<typeof ChangedCustomer>;
export type ChangedCustomerOutput = zod.output<typeof ChangedCustomer>;
