/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const changedMerchantAgentIdMax = 80;

const changedMerchantAgentPositionMin = 2;
const changedMerchantAgentPositionMax = 60;

const changedMerchantAgentPermissionsMax = 4;

const changedMerchantAgentVersionMax = 2147483647;



export const ChangedMerchantAgent = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changedMerchantAgentIdMax)),
  "position": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changedMerchantAgentPositionMin)).check(/*#__PURE__*/ zod.maxLength(changedMerchantAgentPositionMax))),
  "permissions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['ViewRequests', 'Answer', 'EditCatalog', 'Finance'])).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changedMerchantAgentPermissionsMax)),
  "isActive": /*#__PURE__*/ zod.boolean(),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(changedMerchantAgentVersionMax))
});

export type ChangedMerchantAgent = zod.input<typeof ChangedMerchantAgent>;
export type ChangedMerchantAgentOutput = zod.output<typeof ChangedMerchantAgent>;
