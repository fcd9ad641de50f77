/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FileRef } from './fileRef';
import { NoteColor } from './noteColor';
import { ObjectType } from './objectType';




export const Note = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "objectType": ObjectType,
  "objectId": /*#__PURE__*/ zod.string(),
  "objectTitle": /*#__PURE__*/ zod.string(),
  "objectPath": /*#__PURE__*/ zod.string(),
  "objectImage": /*#__PURE__*/ zod.optional(FileRef),
  "isObjectAvailable": /*#__PURE__*/ zod.boolean(),
  "text": /*#__PURE__*/ zod.string(),
  "color": /*#__PURE__*/ zod.optional(NoteColor),
  "remindAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type Note = zod.input<typeof Note>;
export type NoteOutput = zod.output<typeof Note>;
