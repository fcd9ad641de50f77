/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const facetOptionIdMax = 64;

const facetOptionTitleMax = 300;

const facetOptionCountMin = 0;
const facetOptionCountMax = 2147483647;



export const FacetOption = zod.object({
  "id": zod.string().min(1).max(facetOptionIdMax),
  "title": zod.string().max(facetOptionTitleMax),
  "count": zod.int().min(facetOptionCountMin).max(facetOptionCountMax)
});

export type FacetOption = zod.input<typeof FacetOption>;
export type FacetOptionOutput = zod.output<typeof FacetOption>;
