/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { NoteColor } from './noteColor';
import { ObjectType } from './objectType';

const noteIdMax = 64;

const noteObjectIdMax = 64;

const noteObjectTitleMax = 300;

const noteObjectPathMax = 2048;

const noteTextMax = 10000;

const noteVersionMax = 2147483647;



export const Note = zod.object({
  "id": zod.string().min(1).max(noteIdMax),
  "objectType": ObjectType,
  "objectId": zod.string().min(1).max(noteObjectIdMax),
  "objectTitle": zod.string().max(noteObjectTitleMax),
  "objectPath": zod.string().max(noteObjectPathMax),
  "objectImage": FileRef.optional(),
  "isObjectAvailable": zod.boolean(),
  "text": zod.string().max(noteTextMax),
  "color": NoteColor.optional(),
  "remindAt": zod.iso.datetime({"offset":true}).optional(),
  "createdAt": zod.iso.datetime({"offset":true}),
  "updatedAt": zod.iso.datetime({"offset":true}),
  "version": zod.int().min(1).max(noteVersionMax)
});

export type Note = zod.input<typeof Note>;
export type NoteOutput = zod.output<typeof Note>;
