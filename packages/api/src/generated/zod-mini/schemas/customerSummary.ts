/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CustomerKind } from './customerKind';
import { Role } from './role';

const customerSummaryCompletenessMin = 0;
const customerSummaryCompletenessMax = 100;



export const CustomerSummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "userId": /*#__PURE__*/ zod.string(),
  "kind": CustomerKind,
  "firstName": /*#__PURE__*/ zod.string(),
  "lastName": /*#__PURE__*/ zod.string(),
  "phoneNumber": /*#__PURE__*/ zod.string(),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email()),
  "companyName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "roles": /*#__PURE__*/ zod.array(Role),
  "completeness": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(customerSummaryCompletenessMin)).check(/*#__PURE__*/ zod.lte(customerSummaryCompletenessMax)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type CustomerSummary = zod.input<typeof CustomerSummary>;
export type CustomerSummaryOutput = zod.output<typeof CustomerSummary>;
