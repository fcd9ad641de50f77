/**
 * Generated from the contract; do not edit.
 */
import type { NoteColor } from './noteColor';
import type { ObjectType } from './objectType';

export interface NewNote {
  objectType: ObjectType;
  /**
     * @minLength 1
     * @maxLength 64
     */
  objectId: string;
  /**
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
  color?: NoteColor;
  /** When to remind, from 2000 to 2100. */
  remindAt?: string;
}
