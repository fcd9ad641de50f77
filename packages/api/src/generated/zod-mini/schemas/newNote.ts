/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { NoteColor } from './noteColor';
import { ObjectType } from './objectType';

const newNoteObjectIdMax = 64;

const newNoteTextMax = 2000;



export const NewNote = /*#__PURE__*/ zod.object({
  "objectType": ObjectType,
  "objectId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newNoteObjectIdMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newNoteTextMax)),
  "color": /*#__PURE__*/ zod.optional(NoteColor),
  "remindAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type NewNote = zod.input<typeof NewNote>;
export type NewNoteOutput = zod.output<typeof NewNote>;
