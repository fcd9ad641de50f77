/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';
import { SupplierKind } from './supplierKind';
import { SupplierSort } from './supplierSort';

const listSuppliersParamsTermMax = 120;

const listSuppliersParamsCategoryIdMax = 64;

const listSuppliersParamsCityIdsItemMax = 64;

const listSuppliersParamsCityIdsMax = 100;

const listSuppliersParamsKindsMax = 6;

const listSuppliersParamsIdsItemMax = 64;

const listSuppliersParamsIdsMax = 100;

const listSuppliersParamsPageNumberDefault = 1;
const listSuppliersParamsPageNumberMax = 10000;

const listSuppliersParamsPageSizeDefault = 10;
const listSuppliersParamsPageSizeMax = 100;


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
