/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const adminChargeUserIdMax = 64;

const adminChargeAmountRialMin = 10000;
const adminChargeAmountRialMax = 2000000000;

const adminChargeReasonMin = 3;
const adminChargeReasonMax = 300;



export const AdminCharge = zod.object({
  "userId": zod.string().min(1).max(adminChargeUserIdMax),
  "amountRial": zod.int().min(adminChargeAmountRialMin).max(adminChargeAmountRialMax),
  "reason": zod.string().min(adminChargeReasonMin).max(adminChargeReasonMax)
});

export type AdminCharge = zod.input<typeof AdminCharge>;
export type AdminChargeOutput = zod.output<typeof AdminCharge>;
