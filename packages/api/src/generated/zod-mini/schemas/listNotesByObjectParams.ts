/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { ObjectType } from './objectType';

const listNotesByObjectParamsObjectIdMax = 64;


export const ListNotesByObjectParams = /*#__PURE__*/ zod.object({
  "objectType": ObjectType,
  "objectId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listNotesByObjectParamsObjectIdMax))
})

export type ListNotesByObjectParams = zod.input<typeof ListNotesByObjectParams>;
export type ListNotesByObjectParamsOutput = zod.output<typeof ListNotesByObjectParams>;
