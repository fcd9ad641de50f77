/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { ObjectType } from './objectType';

const getFavoriteByObjectParamsObjectIdMax = 64;


export const GetFavoriteByObjectParams = /*#__PURE__*/ zod.object({
  "objectType": ObjectType,
  "objectId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getFavoriteByObjectParamsObjectIdMax))
})

export type GetFavoriteByObjectParams = zod.input<typeof GetFavoriteByObjectParams>;
export type GetFavoriteByObjectParamsOutput = zod.output<typeof GetFavoriteByObjectParams>;
