/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { NoteColor } from './noteColor';
import { ObjectType } from './objectType';

const newNoteObjectIdMax = 64;

const newNoteTextMax = 2000;



export const NewNote = zod.object({
  "objectType": ObjectType,
  "objectId": zod.string().min(1).max(newNoteObjectIdMax),
  "text": zod.string().min(1).max(newNoteTextMax),
  "color": NoteColor.optional(),
  "remindAt": zod.iso.datetime({"offset":true}).optional()
});

export type NewNote = zod.input<typeof NewNote>;
export type NewNoteOutput = zod.output<typeof NewNote>;
