/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FacetOption } from './facetOption';

const propertyFacetHistogramItemMin = 0;



export const PropertyFacet = /*#__PURE__*/ zod.object({
  "propertyId": /*#__PURE__*/ zod.string(),
  "options": /*#__PURE__*/ zod.array(FacetOption),
  "min": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "max": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "histogram": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(propertyFacetHistogramItemMin))))
});

export type PropertyFacet = zod.input<typeof PropertyFacet>;
export type PropertyFacetOutput = zod.output<typeof PropertyFacet>;
