/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { NoteColor } from './noteColor';
import type { ObjectType } from './objectType';

export interface Note {
  id: string;
  objectType: ObjectType;
  objectId: string;
  /** The object's name now, or as it was when the object is gone. */
  objectTitle: string;
  /** Path in the site. */
  objectPath: string;
  objectImage?: FileRef;
  /** False when the object is gone or closed. */
  isObjectAvailable: boolean;
  text: string;
  color?: NoteColor;
  remindAt?: string;
  createdAt: string;
  updatedAt: string;
  /**
     * Raised with every change.
     * @minimum 1
     */
  version: number;
}
