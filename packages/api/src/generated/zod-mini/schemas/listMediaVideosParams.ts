/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

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


export const ListMediaVideosParams = /*#__PURE__*/ zod.object({
  "tag": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMediaVideosParamsTagMax))),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMediaVideosParamsCategoryIdMax))),
  "supplierId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMediaVideosParamsSupplierIdMax))),
  "ids": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMediaVideosParamsIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(listMediaVideosParamsIdsMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['publishedAt', '-publishedAt', 'visitCount', '-visitCount']), listMediaVideosParamsSortDefault),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMediaVideosParamsPageNumberMax)), listMediaVideosParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMediaVideosParamsPageSizeMax)), listMediaVideosParamsPageSizeDefault)
})

export type ListMediaVideosParams = zod.input<typeof ListMediaVideosParams>;
export type ListMediaVideosParamsOutput = zod.output<typeof ListMediaVideosParams>;
