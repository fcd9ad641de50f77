/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { ObjectType } from './objectType';

const newFavoriteObjectIdMax = 64;



export const NewFavorite = /*#__PURE__*/ zod.object({
  "objectType": ObjectType,
  "objectId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newFavoriteObjectIdMax))
});

export type NewFavorite = zod.input<typeof NewFavorite>;
export type NewFavoriteOutput = zod.output<typeof NewFavorite>;
