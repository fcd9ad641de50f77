/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ObjectType } from './objectType';

const listNotesByObjectParamsObjectIdMax = 64;


export const ListNotesByObjectParams = zod.object({
  "objectType": ObjectType,
  "objectId": zod.string().min(1).max(listNotesByObjectParamsObjectIdMax)
})

export type ListNotesByObjectParams = zod.input<typeof ListNotesByObjectParams>;
export type ListNotesByObjectParamsOutput = zod.output<typeof ListNotesByObjectParams>;
