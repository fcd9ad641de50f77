/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { ObjectType } from './objectType';

export interface UserFavorite {
  id: string;
  objectType: ObjectType;
  objectId: string;
  title: string;
  image?: FileRef;
  /**
     * The reader's notes on the object.
     * @minimum 0
     */
  noteCount?: number;
  /** The latest of these notes. */
  noteText?: string;
  /** Path in the site. */
  path: string;
  createdAt: string;
  /** False when the object is gone or closed. */
  isAvailable: boolean;
}
