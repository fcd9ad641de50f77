/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const merchantContentCountMin = 0;



export const MerchantContent = zod.object({
  "hasContent": zod.boolean(),
  "count": zod.int().min(merchantContentCountMin)
});

export type MerchantContent = zod.input<typeof MerchantContent>;
export type MerchantContentOutput = zod.output<typeof MerchantContent>;
