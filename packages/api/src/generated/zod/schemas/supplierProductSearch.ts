/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { BaseProductOffers } from './baseProductOffers';
import { PropertyFacet } from './propertyFacet';
import { SaleCityCount } from './saleCityCount';
import { SupplierProduct } from './supplierProduct';

const supplierProductSearchTotalCountMin = 0;
const supplierProductSearchTotalCountMax = 2147483647;

const supplierProductSearchPageNumberMax = 2147483647;

const supplierProductSearchPageSizeMax = 100;

const supplierProductSearchItemsMax = 100;

const supplierProductSearchFacetsMax = 500;

const supplierProductSearchSupplierCountMin = 0;
const supplierProductSearchSupplierCountMax = 2147483647;

const supplierProductSearchSaleCitiesMax = 2000;

const supplierProductSearchBaseProductsMax = 200;

const supplierProductSearchRepairedTermMax = 200;



export const SupplierProductSearch = zod.object({
  "totalCount": zod.int().min(supplierProductSearchTotalCountMin).max(supplierProductSearchTotalCountMax),
  "pageNumber": zod.int().min(1).max(supplierProductSearchPageNumberMax),
  "pageSize": zod.int().min(1).max(supplierProductSearchPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(SupplierProduct).max(supplierProductSearchItemsMax),
  "facets": zod.array(PropertyFacet).max(supplierProductSearchFacetsMax),
  "supplierCount": zod.int().min(supplierProductSearchSupplierCountMin).max(supplierProductSearchSupplierCountMax),
  "saleCities": zod.array(SaleCityCount).max(supplierProductSearchSaleCitiesMax),
  "baseProducts": zod.array(BaseProductOffers).max(supplierProductSearchBaseProductsMax).optional(),
  "repairedTerm": zod.string().max(supplierProductSearchRepairedTermMax).optional()
});

export type SupplierProductSearch = zod.input<typeof SupplierProductSearch>;
export type SupplierProductSearchOutput = zod.output<typeof SupplierProductSearch>;
