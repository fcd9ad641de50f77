/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { NoteColor } from './noteColor';
import type { ObjectType } from './objectType';

/**
 * A person's private note on an object.
 */
export interface Note {
  /**
     * Id of the note.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /** Kind of the object; `objectId` is an id of that kind. */
  objectType: ObjectType;
  /**
     * Id of the object, of the kind that `objectType` names.
     * @minLength 1
     * @maxLength 64
     */
  objectId: string;
  /**
     * The object's name now, or as it was when the object is gone.
     * @maxLength 300
     */
  objectTitle: string;
  /**
     * Path in the site.
     * @maxLength 2048
     */
  objectPath: string;
  /** Picture of the object; absent where it has none or is gone. */
  objectImage?: FileRef;
  /** False when the object is gone or closed. */
  isObjectAvailable: boolean;
  /**
     * The note in plain text.
     * @maxLength 10000
     */
  text: string;
  /** Colour to tell notes apart by. */
  color?: NoteColor;
  /** When to remind the writer (UTC); absent without a reminder. */
  remindAt?: string;
  /** When it was made (UTC). */
  createdAt: string;
  /** When it last changed (UTC). */
  updatedAt: string;
  /**
     * Raised with every change.
     * @minimum 1
     * @maximum 2147483647
     */
  version: number;
}
