/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const propertyOptionIdMax = 64;

const propertyOptionTitleMax = 300;

const propertyOptionCountMin = 0;
const propertyOptionCountMax = 2147483647;



export const PropertyOption = zod.object({
  "id": zod.string().min(1).max(propertyOptionIdMax),
  "title": zod.string().max(propertyOptionTitleMax),
  "count": zod.int().min(propertyOptionCountMin).max(propertyOptionCountMax).optional()
});

export type PropertyOption = zod.input<typeof PropertyOption>;
export type PropertyOptionOutput = zod.output<typeof PropertyOption>;
