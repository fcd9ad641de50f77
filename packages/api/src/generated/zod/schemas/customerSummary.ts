/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CustomerKind } from './customerKind';
import { Role } from './role';

const customerSummaryIdMax = 64;

const customerSummaryUserIdMax = 64;

const customerSummaryFirstNameMax = 300;

const customerSummaryLastNameMax = 300;

const customerSummaryPhoneNumberMax = 20;

const customerSummaryEmailMax = 254;

const customerSummaryCompanyNameMax = 300;

const customerSummaryRolesMax = 20;

const customerSummaryCompletenessMin = 0;
const customerSummaryCompletenessMax = 100;



export const CustomerSummary = zod.object({
  "id": zod.string().min(1).max(customerSummaryIdMax),
  "userId": zod.string().min(1).max(customerSummaryUserIdMax),
  "kind": CustomerKind,
  "firstName": zod.string().max(customerSummaryFirstNameMax),
  "lastName": zod.string().max(customerSummaryLastNameMax),
  "phoneNumber": zod.string().max(customerSummaryPhoneNumberMax),
  "email": zod.email().max(customerSummaryEmailMax).optional(),
  "companyName": zod.string().max(customerSummaryCompanyNameMax).optional(),
  "roles": zod.array(Role).max(customerSummaryRolesMax),
  "completeness": zod.int().min(customerSummaryCompletenessMin).max(customerSummaryCompletenessMax),
  "createdAt": zod.iso.datetime({"offset":true})
});

export type CustomerSummary = zod.input<typeof CustomerSummary>;
export type CustomerSummaryOutput = zod.output<typeof CustomerSummary>;
