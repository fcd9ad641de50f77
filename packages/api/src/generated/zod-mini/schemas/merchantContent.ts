/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const merchantContentCountMin = 0;



export const MerchantContent = /*#__PURE__*/ zod.object({
  "hasContent": /*#__PURE__*/ zod.boolean(),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(merchantContentCountMin))
});

export type MerchantContent = zod.input<typeof MerchantContent>;
export type MerchantContentOutput = zod.output<typeof MerchantContent>;
