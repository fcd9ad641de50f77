/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { SelectedCategoryProperty } from './selectedCategoryProperty';
import { SupplierKind } from './supplierKind';
import { SupplierSort } from './supplierSort';

const categorySupplierQueryPropertiesMax = 50;

const categorySupplierQuerySaleCityIdsItemMax = 64;

const categorySupplierQuerySaleCityIdsMax = 100;

const categorySupplierQueryKindsMax = 6;

const categorySupplierQueryPageNumberMax = 100000;

const categorySupplierQueryPageSizeMax = 100;



export const CategorySupplierQuery = /*#__PURE__*/ zod.object({
  "properties": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(SelectedCategoryProperty).check(/*#__PURE__*/ zod.maxLength(categorySupplierQueryPropertiesMax))),
  "saleCityIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(categorySupplierQuerySaleCityIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(categorySupplierQuerySaleCityIdsMax))),
  "kinds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(SupplierKind).check(/*#__PURE__*/ zod.maxLength(categorySupplierQueryKindsMax))),
  "confirmedOnly": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "sort": /*#__PURE__*/ zod.optional(SupplierSort),
  "pageNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(categorySupplierQueryPageNumberMax))),
  "pageSize": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(categorySupplierQueryPageSizeMax)))
});

export type CategorySupplierQuery = zod.input<typeof CategorySupplierQuery>;
export type CategorySupplierQueryOutput = zod.output<typeof CategorySupplierQuery>;
