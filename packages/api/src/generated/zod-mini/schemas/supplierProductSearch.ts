/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { BaseProductOffers } from './baseProductOffers';
import { PropertyFacet } from './propertyFacet';
import { SaleCityCount } from './saleCityCount';
import { SupplierProduct } from './supplierProduct';

const supplierProductSearchTotalCountMin = 0;


const supplierProductSearchPageSizeMax = 100;

const supplierProductSearchSupplierCountMin = 0;



export const SupplierProductSearch = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierProductSearchTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(supplierProductSearchPageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "items": /*#__PURE__*/ zod.array(SupplierProduct),
  "facets": /*#__PURE__*/ zod.array(PropertyFacet),
  "supplierCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supplierProductSearchSupplierCountMin)),
  "saleCities": /*#__PURE__*/ zod.array(SaleCityCount),
  "baseProducts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(BaseProductOffers)),
  "repairedTerm": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type SupplierProductSearch = zod.input<typeof SupplierProductSearch>;
export type SupplierProductSearchOutput = zod.output<typeof SupplierProductSearch>;
