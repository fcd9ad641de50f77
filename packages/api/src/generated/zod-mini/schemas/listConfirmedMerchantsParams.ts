/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const listConfirmedMerchantsParamsTermMax = 120;

const listConfirmedMerchantsParamsPageNumberDefault = 1;
const listConfirmedMerchantsParamsPageNumberMax = 10000;

const listConfirmedMerchantsParamsPageSizeDefault = 10;
const listConfirmedMerchantsParamsPageSizeMax = 100;


export const ListConfirmedMerchantsParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listConfirmedMerchantsParamsTermMax))),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listConfirmedMerchantsParamsPageNumberMax)), listConfirmedMerchantsParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listConfirmedMerchantsParamsPageSizeMax)), listConfirmedMerchantsParamsPageSizeDefault)
})

export type ListConfirmedMerchantsParams = zod.input<typeof ListConfirmedMerchantsParams>;
export type ListConfirmedMerchantsParamsOutput = zod.output<typeof ListConfirmedMerchantsParams>;
