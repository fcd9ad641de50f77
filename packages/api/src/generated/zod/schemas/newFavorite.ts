/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ObjectType } from './objectType';

const newFavoriteObjectIdMax = 64;



export const NewFavorite = zod.object({
  "objectType": ObjectType,
  "objectId": zod.string().min(1).max(newFavoriteObjectIdMax)
});

export type NewFavorite = zod.input<typeof NewFavorite>;
export type NewFavoriteOutput = zod.output<typeof NewFavorite>;
