/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { ObjectType } from './objectType';

const userFavoriteIdMax = 64;

const userFavoriteObjectIdMax = 64;

const userFavoriteTitleMax = 300;

const userFavoriteNoteCountMin = 0;
const userFavoriteNoteCountMax = 2147483647;

const userFavoriteNoteTextMax = 4000;

const userFavoritePathMax = 2048;



export const UserFavorite = zod.object({
  "id": zod.string().min(1).max(userFavoriteIdMax),
  "objectType": ObjectType,
  "objectId": zod.string().min(1).max(userFavoriteObjectIdMax),
  "title": zod.string().max(userFavoriteTitleMax),
  "image": FileRef.optional(),
  "noteCount": zod.int().min(userFavoriteNoteCountMin).max(userFavoriteNoteCountMax).optional(),
  "noteText": zod.string().max(userFavoriteNoteTextMax).optional(),
  "path": zod.string().max(userFavoritePathMax),
  "createdAt": zod.iso.datetime({"offset":true}),
  "isAvailable": zod.boolean()
});

export type UserFavorite = zod.input<typeof UserFavorite>;
export type UserFavoriteOutput = zod.output<typeof UserFavorite>;
