/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { SelectedCategoryProperty } from './selectedCategoryProperty';
import { SupplierKind } from './supplierKind';
import { SupplierSort } from './supplierSort';

const categorySupplierQueryPropertiesMax = 50;

const categorySupplierQuerySaleCityIdsItemMax = 64;

const categorySupplierQuerySaleCityIdsMax = 100;

const categorySupplierQueryKindsMax = 6;

const categorySupplierQueryPageNumberMax = 100000;

const categorySupplierQueryPageSizeMax = 100;



export const CategorySupplierQuery = zod.object({
  "properties": zod.array(SelectedCategoryProperty).max(categorySupplierQueryPropertiesMax).optional(),
  "saleCityIds": zod.array(zod.string().min(1).max(categorySupplierQuerySaleCityIdsItemMax)).max(categorySupplierQuerySaleCityIdsMax).optional(),
  "kinds": zod.array(SupplierKind).max(categorySupplierQueryKindsMax).optional(),
  "confirmedOnly": zod.boolean().optional(),
  "sort": SupplierSort.optional(),
  "pageNumber": zod.int().min(1).max(categorySupplierQueryPageNumberMax).optional(),
  "pageSize": zod.int().min(1).max(categorySupplierQueryPageSizeMax).optional()
});

export type CategorySupplierQuery = zod.input<typeof CategorySupplierQuery>;
export type CategorySupplierQueryOutput = zod.output<typeof CategorySupplierQuery>;
