/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { PropertyFacet } from './propertyFacet';
import { SaleCityCount } from './saleCityCount';
import { SupplierWithProducts } from './supplierWithProducts';

const categorySupplierSearchTotalCountMin = 0;


const categorySupplierSearchPageSizeMax = 100;



export const CategorySupplierSearch = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(categorySupplierSearchTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(categorySupplierSearchPageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "items": /*#__PURE__*/ zod.array(SupplierWithProducts),
  "facets": /*#__PURE__*/ zod.array(PropertyFacet),
  "saleCities": /*#__PURE__*/ zod.array(SaleCityCount)
});

export type CategorySupplierSearch = zod.input<typeof CategorySupplierSearch>;
export type CategorySupplierSearchOutput = zod.output<typeof CategorySupplierSearch>;
