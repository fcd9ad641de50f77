/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { AdvertisementPosition } from './advertisementPosition';

const listAdvertisementsParamsCategoryIdMax = 64;


export const ListAdvertisementsParams = zod.object({
  "position": AdvertisementPosition,
  "categoryId": zod.string().min(1).max(listAdvertisementsParamsCategoryIdMax).optional()
})

export type ListAdvertisementsParams = zod.input<typeof ListAdvertisementsParams>;
export type ListAdvertisementsParamsOutput = zod.output<typeof ListAdvertisementsParams>;
