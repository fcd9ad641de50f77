/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const facetOptionCountMin = 0;



export const FacetOption = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(facetOptionCountMin))
});

export type FacetOption = zod.input<typeof FacetOption>;
export type FacetOptionOutput = zod.output<typeof FacetOption>;
