/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { NoteColor } from './noteColor';
import { ObjectType } from './objectType';




export const Note = zod.object({
  "id": zod.string(),
  "objectType": ObjectType,
  "objectId": zod.string(),
  "objectTitle": zod.string(),
  "objectPath": zod.string(),
  "objectImage": FileRef.optional(),
  "isObjectAvailable": zod.boolean(),
  "text": zod.string(),
  "color": NoteColor.optional(),
  "remindAt": zod.iso.datetime({"offset":true}).optional(),
  "createdAt": zod.iso.datetime({"offset":true}),
  "updatedAt": zod.iso.datetime({"offset":true}),
  "version": zod.int().min(1)
});

export type Note = zod.input<typeof Note>;
export type NoteOutput = zod.output<typeof Note>;
