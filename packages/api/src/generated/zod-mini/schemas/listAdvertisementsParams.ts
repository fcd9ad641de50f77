/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { AdvertisementPosition } from './advertisementPosition';

const listAdvertisementsParamsCategoryIdMax = 64;


export const ListAdvertisementsParams = /*#__PURE__*/ zod.object({
  "position": AdvertisementPosition,
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAdvertisementsParamsCategoryIdMax)))
})

export type ListAdvertisementsParams = zod.input<typeof ListAdvertisementsParams>;
export type ListAdvertisementsParamsOutput = zod.output<typeof ListAdvertisementsParams>;
