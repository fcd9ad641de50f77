/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const newMerchantAgentMerchantIdMax = 80;

const newMerchantAgentPhoneNumberRegExp = new RegExp('^09\\d{9}$');
const newMerchantAgentPositionMin = 2;
const newMerchantAgentPositionMax = 60;

const newMerchantAgentPermissionsMax = 4;



export const NewMerchantAgent = /*#__PURE__*/ zod.object({
  "merchantId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newMerchantAgentMerchantIdMax)),
  "phoneNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(newMerchantAgentPhoneNumberRegExp)),
  "position": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(newMerchantAgentPositionMin)).check(/*#__PURE__*/ zod.maxLength(newMerchantAgentPositionMax))),
  "permissions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['ViewRequests', 'Answer', 'EditCatalog', 'Finance'])).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newMerchantAgentPermissionsMax))
});

export type NewMerchantAgent = zod.input<typeof NewMerchantAgent>;
export type NewMerchantAgentOutput = zod.output<typeof NewMerchantAgent>;
