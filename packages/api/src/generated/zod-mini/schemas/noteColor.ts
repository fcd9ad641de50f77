/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const NoteColor = /*#__PURE__*/ zod.enum(['Yellow', 'Green', 'Blue', 'Red', 'Purple', 'Gray']);

export type NoteColor = zod.input<typeof NoteColor>;
export type NoteColorOutput = zod.output<typeof NoteColor>;
