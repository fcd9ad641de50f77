/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PropertyFacet } from './propertyFacet';
import { SaleCityCount } from './saleCityCount';
import { SupplierWithProducts } from './supplierWithProducts';

const categorySupplierSearchTotalCountMin = 0;
const categorySupplierSearchTotalCountMax = 2147483647;

const categorySupplierSearchPageNumberMax = 2147483647;

const categorySupplierSearchPageSizeMax = 100;

const categorySupplierSearchItemsMax = 100;

const categorySupplierSearchFacetsMax = 500;

const categorySupplierSearchSaleCitiesMax = 2000;



export const CategorySupplierSearch = zod.object({
  "totalCount": zod.int().min(categorySupplierSearchTotalCountMin).max(categorySupplierSearchTotalCountMax),
  "pageNumber": zod.int().min(1).max(categorySupplierSearchPageNumberMax),
  "pageSize": zod.int().min(1).max(categorySupplierSearchPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(SupplierWithProducts).max(categorySupplierSearchItemsMax),
  "facets": zod.array(PropertyFacet).max(categorySupplierSearchFacetsMax),
  "saleCities": zod.array(SaleCityCount).max(categorySupplierSearchSaleCitiesMax)
});

export type CategorySupplierSearch = zod.input<typeof CategorySupplierSearch>;
export type CategorySupplierSearchOutput = zod.output<typeof CategorySupplierSearch>;
