/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Gender } from './gender';
import { NationalCode } from './nationalCode';
import { PersonName } from './personName';

const newPersonCustomerEmailMax = 254;

const newPersonCustomerJobTitleIdMax = 80;



export const NewPersonCustomer = zod.object({
  "firstName": PersonName,
  "lastName": PersonName,
  "nationalCode": NationalCode.optional(),
  "birthDate": zod.iso.date().optional(),
  "gender": Gender.optional(),
  "email": zod.email().max(newPersonCustomerEmailMax).optional(),
  "jobTitleId": zod.string().min(1).max(newPersonCustomerJobTitleIdMax).optional()
});

export type NewPersonCustomer = zod.input<typeof NewPersonCustomer>;
export type NewPersonCustomerOutput = zod.output<typeof NewPersonCustomer>;
