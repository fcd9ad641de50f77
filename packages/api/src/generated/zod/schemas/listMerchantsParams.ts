/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const listMerchantsParamsMineDefault = false;
const listMerchantsParamsTermMax = 120;

const listMerchantsParamsPageNumberDefault = 1;
const listMerchantsParamsPageNumberMax = 10000;

const listMerchantsParamsPageSizeDefault = 10;
const listMerchantsParamsPageSizeMax = 100;


export const ListMerchantsParams = zod.object({
  "mine": zod.boolean().default(listMerchantsParamsMineDefault),
  "term": zod.string().min(1).max(listMerchantsParamsTermMax).optional(),
  "pageNumber": zod.int().min(1).max(listMerchantsParamsPageNumberMax).default(listMerchantsParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listMerchantsParamsPageSizeMax).default(listMerchantsParamsPageSizeDefault)
})

export type ListMerchantsParams = zod.input<typeof ListMerchantsParams>;
export type ListMerchantsParamsOutput = zod.output<typeof ListMerchantsParams>;
