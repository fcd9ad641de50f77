/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FacetOption } from './facetOption';

export const propertyFacetHistogramItemMin = 0;



export const PropertyFacet = zod.object({
  "propertyId": zod.string(),
  "options": zod.array(FacetOption),
  "min": zod.number().optional(),
  "max": zod.number().optional(),
  "histogram": zod.array(zod.int().min(propertyFacetHistogramItemMin)).optional()
});

export type PropertyFacet = zod.input<typeof PropertyFacet>;
export type PropertyFacetOutput = zod.output<typeof PropertyFacet>;
