/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const ProductStandard = zod.object({
  "code": zod.string(),
  "title": zod.string(),
  "pageId": zod.string().optional()
});

export type ProductStandard = zod.input<typeof ProductStandard>;
export type ProductStandardOutput = zod.output<typeof ProductStandard>;
