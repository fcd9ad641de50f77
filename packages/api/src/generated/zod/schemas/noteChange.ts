/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { NoteColor } from './noteColor';

const noteChangeTextMax = 2000;

const noteChangeVersionMax = 2147483647;



export const NoteChange = zod.object({
  "text": zod.string().min(1).max(noteChangeTextMax),
  "color": NoteColor.optional(),
  "remindAt": zod.iso.datetime({"offset":true}).optional(),
  "version": zod.int().min(1).max(noteChangeVersionMax)
});

export type NoteChange = zod.input<typeof NoteChange>;
export type NoteChangeOutput = zod.output<typeof NoteChange>;
