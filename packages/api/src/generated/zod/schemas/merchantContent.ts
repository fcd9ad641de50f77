/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const merchantContentCountMin = 0;
const merchantContentCountMax = 2147483647;



export const MerchantContent = zod.object({
  "hasContent": zod.boolean(),
  "count": zod.int().min(merchantContentCountMin).max(merchantContentCountMax)
});

export type MerchantContent = zod.input<typeof MerchantContent>;
export type MerchantContentOutput = zod.output<typeof MerchantContent>;
