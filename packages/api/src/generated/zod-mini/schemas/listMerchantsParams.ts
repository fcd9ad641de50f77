/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const listMerchantsParamsMineDefault = false;
const listMerchantsParamsTermMax = 120;

const listMerchantsParamsPageNumberDefault = 1;
const listMerchantsParamsPageNumberMax = 10000;

const listMerchantsParamsPageSizeDefault = 10;
const listMerchantsParamsPageSizeMax = 100;


export const ListMerchantsParams = /*#__PURE__*/ zod.object({
  "mine": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), listMerchantsParamsMineDefault),
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMerchantsParamsTermMax))),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMerchantsParamsPageNumberMax)), listMerchantsParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMerchantsParamsPageSizeMax)), listMerchantsParamsPageSizeDefault)
})

export type ListMerchantsParams = zod.input<typeof ListMerchantsParams>;
export type ListMerchantsParamsOutput = zod.output<typeof ListMerchantsParams>;
