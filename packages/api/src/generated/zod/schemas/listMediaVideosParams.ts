/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const listMediaVideosParamsTagMax = 60;

const listMediaVideosParamsCategoryIdMax = 64;

const listMediaVideosParamsSupplierIdMax = 64;

const listMediaVideosParamsIdsItemMax = 64;

const listMediaVideosParamsIdsMax = 100;

const listMediaVideosParamsSortDefault = `-publishedAt`;
const listMediaVideosParamsPageNumberDefault = 1;
const listMediaVideosParamsPageNumberMax = 10000;

const listMediaVideosParamsPageSizeDefault = 10;
const listMediaVideosParamsPageSizeMax = 100;


export const ListMediaVideosParams = zod.object({
  "tag": zod.string().min(1).max(listMediaVideosParamsTagMax).optional(),
  "categoryId": zod.string().min(1).max(listMediaVideosParamsCategoryIdMax).optional(),
  "supplierId": zod.string().min(1).max(listMediaVideosParamsSupplierIdMax).optional(),
  "ids": zod.array(zod.string().min(1).max(listMediaVideosParamsIdsItemMax)).max(listMediaVideosParamsIdsMax).optional(),
  "sort": zod.enum(['publishedAt', '-publishedAt', 'visitCount', '-visitCount']).default(listMediaVideosParamsSortDefault),
  "pageNumber": zod.int().min(1).max(listMediaVideosParamsPageNumberMax).default(listMediaVideosParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listMediaVideosParamsPageSizeMax).default(listMediaVideosParamsPageSizeDefault)
})

export type ListMediaVideosParams = zod.input<typeof ListMediaVideosParams>;
export type ListMediaVideosParamsOutput = zod.output<typeof ListMediaVideosParams>;
