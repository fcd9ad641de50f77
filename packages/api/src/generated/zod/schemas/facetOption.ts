/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const facetOptionCountMin = 0;



export const FacetOption = zod.object({
  "id": zod.string(),
  "title": zod.string(),
  "count": zod.int().min(facetOptionCountMin)
});

export type FacetOption = zod.input<typeof FacetOption>;
export type FacetOptionOutput = zod.output<typeof FacetOption>;
