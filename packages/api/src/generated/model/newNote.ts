/**
 * Generated from the contract; do not edit.
 */
import type { NoteColor } from './noteColor';
import type { ObjectType } from './objectType';

/**
 * A note to write on an object; only its writer ever sees it.
 */
export interface NewNote {
  /** Kind of the object; `objectId` is an id of that kind. */
  objectType: ObjectType;
  /**
     * Id of the object, of the kind that `objectType` names.
     * @minLength 1
     * @maxLength 64
     */
  objectId: string;
  /**
     * The note in plain text.
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
  /** Colour to tell notes apart by. */
  color?: NoteColor;
  /** When to remind, from 2000 to 2100. */
  remindAt?: string;
}
