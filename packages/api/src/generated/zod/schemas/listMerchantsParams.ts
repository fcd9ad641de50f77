/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const listMerchantsParamsMineDefault = false;
export const listMerchantsParamsTermMax = 120;

export const listMerchantsParamsPageNumberDefault = 1;
export const listMerchantsParamsPageNumberMax = 10000;

export const listMerchantsParamsPageSizeDefault = 10;
export const listMerchantsParamsPageSizeMax = 100;


export const ListMerchantsParams = zod.object({
  "mine": zod.boolean().default(listMerchantsParamsMineDefault),
  "term": zod.string().min(1).max(listMerchantsParamsTermMax).optional(),
  "pageNumber": zod.int().min(1).max(listMerchantsParamsPageNumberMax).default(listMerchantsParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listMerchantsParamsPageSizeMax).default(listMerchantsParamsPageSizeDefault)
})

export type ListMerchantsParams = zod.input<typeof ListMerchantsParams>;
export type ListMerchantsParamsOutput = zod.output<typeof ListMerchantsParams>;
