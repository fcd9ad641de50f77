/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { ObjectType } from './objectType';

export const userFavoriteNoteCountMin = 0;



export const UserFavorite = zod.object({
  "id": zod.string(),
  "objectType": ObjectType,
  "objectId": zod.string(),
  "title": zod.string(),
  "image": FileRef.optional(),
  "noteCount": zod.int().min(userFavoriteNoteCountMin).optional(),
  "noteText": zod.string().optional(),
  "path": zod.string(),
  "createdAt": zod.iso.datetime({"offset":true}),
  "isAvailable": zod.boolean()
});

export type UserFavorite = zod.input<typeof UserFavorite>;
export type UserFavoriteOutput = zod.output<typeof UserFavorite>;
