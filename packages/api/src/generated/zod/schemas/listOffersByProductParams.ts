/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OfferSort } from './offerSort';

const listOffersByProductParamsBaseProductIdMax = 64;

const listOffersByProductParamsProductIdMax = 64;

const listOffersByProductParamsSaleCityIdsItemMax = 64;

const listOffersByProductParamsSaleCityIdsMax = 100;

const listOffersByProductParamsPageNumberDefault = 1;
const listOffersByProductParamsPageNumberMax = 10000;

const listOffersByProductParamsPageSizeDefault = 10;
const listOffersByProductParamsPageSizeMax = 100;


export const ListOffersByProductParams = zod.object({
  "baseProductId": zod.string().min(1).max(listOffersByProductParamsBaseProductIdMax).optional(),
  "productId": zod.string().min(1).max(listOffersByProductParamsProductIdMax).optional(),
  "saleCityIds": zod.array(zod.string().min(1).max(listOffersByProductParamsSaleCityIdsItemMax)).max(listOffersByProductParamsSaleCityIdsMax).optional(),
  "sort": OfferSort.optional(),
  "pageNumber": zod.int().min(1).max(listOffersByProductParamsPageNumberMax).default(listOffersByProductParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listOffersByProductParamsPageSizeMax).default(listOffersByProductParamsPageSizeDefault)
})

export type ListOffersByProductParams = zod.input<typeof ListOffersByProductParams>;
export type ListOffersByProductParamsOutput = zod.output<typeof ListOffersByProductParams>;
