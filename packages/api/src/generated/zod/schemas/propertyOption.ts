/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const propertyOptionCountMin = 0;



export const PropertyOption = zod.object({
  "id": zod.string(),
  "title": zod.string(),
  "count": zod.int().min(propertyOptionCountMin).optional()
});

export type PropertyOption = zod.input<typeof PropertyOption>;
export type PropertyOptionOutput = zod.output<typeof PropertyOption>;
