/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';
import { SupplierKind } from './supplierKind';
import { SupplierSort } from './supplierSort';

export const listSuppliersParamsTermMax = 120;

export const listSuppliersParamsCategoryIdMax = 64;

export const listSuppliersParamsCityIdsItemMax = 64;

export const listSuppliersParamsCityIdsMax = 100;

export const listSuppliersParamsKindsMax = 6;

export const listSuppliersParamsIdsItemMax = 64;

export const listSuppliersParamsIdsMax = 100;

export const listSuppliersParamsPageNumberDefault = 1;
export const listSuppliersParamsPageNumberMax = 10000;

export const listSuppliersParamsPageSizeDefault = 10;
export const listSuppliersParamsPageSizeMax = 100;


export const ListSuppliersParams = zod.object({
  "term": zod.string().min(1).max(listSuppliersParamsTermMax).optional(),
  "categoryType": CategoryType.optional(),
  "categoryId": zod.string().min(1).max(listSuppliersParamsCategoryIdMax).optional(),
  "cityIds": zod.array(zod.string().min(1).max(listSuppliersParamsCityIdsItemMax)).max(listSuppliersParamsCityIdsMax).optional(),
  "kinds": zod.array(SupplierKind).max(listSuppliersParamsKindsMax).optional(),
  "confirmedOnly": zod.boolean().optional(),
  "ids": zod.array(zod.string().min(1).max(listSuppliersParamsIdsItemMax)).max(listSuppliersParamsIdsMax).optional(),
  "sort": SupplierSort.optional(),
  "pageNumber": zod.int().min(1).max(listSuppliersParamsPageNumberMax).default(listSuppliersParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listSuppliersParamsPageSizeMax).default(listSuppliersParamsPageSizeDefault)
})

export type ListSuppliersParams = zod.input<typeof ListSuppliersParams>;
export type ListSuppliersParamsOutput = zod.output<typeof ListSuppliersParams>;
