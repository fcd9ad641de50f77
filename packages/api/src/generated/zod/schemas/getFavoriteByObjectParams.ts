/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ObjectType } from './objectType';

const getFavoriteByObjectParamsObjectIdMax = 64;


export const GetFavoriteByObjectParams = zod.object({
  "objectType": ObjectType,
  "objectId": zod.string().min(1).max(getFavoriteByObjectParamsObjectIdMax)
})

export type GetFavoriteByObjectParams = zod.input<typeof GetFavoriteByObjectParams>;
export type GetFavoriteByObjectParamsOutput = zod.output<typeof GetFavoriteByObjectParams>;
