/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CustomerKind } from './customerKind';
import { Role } from './role';

export const customerSummaryCompletenessMin = 0;
export const customerSummaryCompletenessMax = 100;



export const CustomerSummary = zod.object({
  "id": zod.string(),
  "userId": zod.string(),
  "kind": CustomerKind,
  "firstName": zod.string(),
  "lastName": zod.string(),
  "phoneNumber": zod.string(),
  "email": zod.email().optional(),
  "companyName": zod.string().optional(),
  "roles": zod.array(Role),
  "completeness": zod.int().min(customerSummaryCompletenessMin).max(customerSummaryCompletenessMax),
  "createdAt": zod.iso.datetime({"offset":true})
});

export type CustomerSummary = zod.input<typeof CustomerSummary>;
export type CustomerSummaryOutput = zod.output<typeof CustomerSummary>;
