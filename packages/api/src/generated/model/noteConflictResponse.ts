/**
 * Generated from the contract; do not edit.
 */
import type { NoteConflict } from './noteConflict';

/**
 * `conflict`: the note has changed since it was read; `current` is the note as it is now.
 */
export type NoteConflictResponse = NoteConflict;
