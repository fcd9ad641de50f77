/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const adminChargeUserIdMax = 64;

const adminChargeAmountRialMin = 10000;
const adminChargeAmountRialMax = 2000000000;

const adminChargeReasonMin = 3;
const adminChargeReasonMax = 300;



export const AdminCharge = /*#__PURE__*/ zod.object({
  "userId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(adminChargeUserIdMax)),
  "amountRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminChargeAmountRialMin)).check(/*#__PURE__*/ zod.lte(adminChargeAmountRialMax)),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(adminChargeReasonMin)).check(/*#__PURE__*/ zod.maxLength(adminChargeReasonMax))
});

export type AdminCharge = zod.input<typeof AdminCharge>;
export type AdminChargeOutput = zod.output<typeof AdminCharge>;
