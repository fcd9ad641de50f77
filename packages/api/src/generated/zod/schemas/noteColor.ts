/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const NoteColor = zod.enum(['Yellow', 'Green', 'Blue', 'Red', 'Purple', 'Gray']);

export type NoteColor = zod.input<typeof NoteColor>;
export type NoteColorOutput = zod.output<typeof NoteColor>;
