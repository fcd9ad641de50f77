/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { OfferSort } from './offerSort';

const listOffersByProductParamsBaseProductIdMax = 64;

const listOffersByProductParamsProductIdMax = 64;

const listOffersByProductParamsSaleCityIdsItemMax = 64;

const listOffersByProductParamsSaleCityIdsMax = 100;

const listOffersByProductParamsPageNumberDefault = 1;
const listOffersByProductParamsPageNumberMax = 10000;

const listOffersByProductParamsPageSizeDefault = 10;
const listOffersByProductParamsPageSizeMax = 100;


export const ListOffersByProductParams = /*#__PURE__*/ zod.object({
  "baseProductId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOffersByProductParamsBaseProductIdMax))),
  "productId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOffersByProductParamsProductIdMax))),
  "saleCityIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOffersByProductParamsSaleCityIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(listOffersByProductParamsSaleCityIdsMax))),
  "sort": /*#__PURE__*/ zod.optional(OfferSort),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOffersByProductParamsPageNumberMax)), listOffersByProductParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOffersByProductParamsPageSizeMax)), listOffersByProductParamsPageSizeDefault)
})

export type ListOffersByProductParams = zod.input<typeof ListOffersByProductParams>;
export type ListOffersByProductParamsOutput = zod.output<typeof ListOffersByProductParams>;
