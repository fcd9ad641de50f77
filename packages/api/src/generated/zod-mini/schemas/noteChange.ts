/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { NoteColor } from './noteColor';

const noteChangeTextMax = 2000;

const noteChangeVersionMax = 2147483647;



export const NoteChange = /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(noteChangeTextMax)),
  "color": /*#__PURE__*/ zod.optional(NoteColor),
  "remindAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(noteChangeVersionMax))
});

export type NoteChange = zod.input<typeof NoteChange>;
export type NoteChangeOutput = zod.output<typeof NoteChange>;
