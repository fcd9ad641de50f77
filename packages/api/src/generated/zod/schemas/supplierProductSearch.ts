/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { BaseProductOffers } from './baseProductOffers';
import { PropertyFacet } from './propertyFacet';
import { SaleCityCount } from './saleCityCount';
import { SupplierProduct } from './supplierProduct';

export const supplierProductSearchTotalCountMin = 0;


export const supplierProductSearchPageSizeMax = 100;

export const supplierProductSearchSupplierCountMin = 0;



export const SupplierProductSearch = zod.object({
  "totalCount": zod.int().min(supplierProductSearchTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(supplierProductSearchPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(SupplierProduct),
  "facets": zod.array(PropertyFacet),
  "supplierCount": zod.int().min(supplierProductSearchSupplierCountMin),
  "saleCities": zod.array(SaleCityCount),
  "baseProducts": zod.array(BaseProductOffers).optional(),
  "repairedTerm": zod.string().optional()
});

export type SupplierProductSearch = zod.input<typeof SupplierProductSearch>;
export type SupplierProductSearchOutput = zod.output<typeof SupplierProductSearch>;
