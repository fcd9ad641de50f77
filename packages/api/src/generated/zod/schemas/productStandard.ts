/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const productStandardCodeMax = 60;

const productStandardTitleMax = 300;

const productStandardPageIdMax = 64;



export const ProductStandard = zod.object({
  "code": zod.string().max(productStandardCodeMax),
  "title": zod.string().max(productStandardTitleMax),
  "pageId": zod.string().min(1).max(productStandardPageIdMax).optional()
});

export type ProductStandard = zod.input<typeof ProductStandard>;
export type ProductStandardOutput = zod.output<typeof ProductStandard>;
