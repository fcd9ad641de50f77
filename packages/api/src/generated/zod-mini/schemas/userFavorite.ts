/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FileRef } from './fileRef';
import { ObjectType } from './objectType';

const userFavoriteNoteCountMin = 0;



export const UserFavorite = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "objectType": ObjectType,
  "objectId": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "image": /*#__PURE__*/ zod.optional(FileRef),
  "noteCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(userFavoriteNoteCountMin))),
  "noteText": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "path": /*#__PURE__*/ zod.string(),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "isAvailable": /*#__PURE__*/ zod.boolean()
});

export type UserFavorite = zod.input<typeof UserFavorite>;
export type UserFavoriteOutput = zod.output<typeof UserFavorite>;
