/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FacetOption } from './facetOption';

const propertyFacetPropertyIdMax = 64;

const propertyFacetOptionsMax = 2000;

const propertyFacetHistogramItemMin = 0;
const propertyFacetHistogramItemMax = 2147483647;

const propertyFacetHistogramMax = 100;



export const PropertyFacet = zod.object({
  "propertyId": zod.string().min(1).max(propertyFacetPropertyIdMax),
  "options": zod.array(FacetOption).max(propertyFacetOptionsMax),
  "min": zod.number().optional(),
  "max": zod.number().optional(),
  "histogram": zod.array(zod.int().min(propertyFacetHistogramItemMin).max(propertyFacetHistogramItemMax)).max(propertyFacetHistogramMax).optional()
});

export type PropertyFacet = zod.input<typeof PropertyFacet>;
export type PropertyFacetOutput = zod.output<typeof PropertyFacet>;
