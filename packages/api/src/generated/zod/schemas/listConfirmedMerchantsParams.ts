/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const listConfirmedMerchantsParamsTermMax = 120;

const listConfirmedMerchantsParamsPageNumberDefault = 1;
const listConfirmedMerchantsParamsPageNumberMax = 10000;

const listConfirmedMerchantsParamsPageSizeDefault = 10;
const listConfirmedMerchantsParamsPageSizeMax = 100;


export const ListConfirmedMerchantsParams = zod.object({
  "term": zod.string().min(1).max(listConfirmedMerchantsParamsTermMax).optional(),
  "pageNumber": zod.int().min(1).max(listConfirmedMerchantsParamsPageNumberMax).default(listConfirmedMerchantsParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listConfirmedMerchantsParamsPageSizeMax).default(listConfirmedMerchantsParamsPageSizeDefault)
})

export type ListConfirmedMerchantsParams = zod.input<typeof ListConfirmedMerchantsParams>;
export type ListConfirmedMerchantsParamsOutput = zod.output<typeof ListConfirmedMerchantsParams>;
