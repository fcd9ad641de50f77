/**
 * Generated from the contract; do not edit.
 */
import type { NoteColor } from './noteColor';

/**
 * The note as it is to be; a colour or reminder that is left out is taken away.
 */
export interface NoteChange {
  /**
     * The whole text as it should be.
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
  /** Colour as it should be; left out, the note has none. */
  color?: NoteColor;
  /** When to remind, from 2000 to 2100. */
  remindAt?: string;
  /**
     * Of the note as it was read.
     * @minimum 1
     * @maximum 2147483647
     */
  version: number;
}
