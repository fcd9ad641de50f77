/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PropertyFacet } from './propertyFacet';
import { SaleCityCount } from './saleCityCount';
import { SupplierWithProducts } from './supplierWithProducts';

export const categorySupplierSearchTotalCountMin = 0;


export const categorySupplierSearchPageSizeMax = 100;



export const CategorySupplierSearch = zod.object({
  "totalCount": zod.int().min(categorySupplierSearchTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(categorySupplierSearchPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(SupplierWithProducts),
  "facets": zod.array(PropertyFacet),
  "saleCities": zod.array(SaleCityCount)
});

export type CategorySupplierSearch = zod.input<typeof CategorySupplierSearch>;
export type CategorySupplierSearchOutput = zod.output<typeof CategorySupplierSearch>;
