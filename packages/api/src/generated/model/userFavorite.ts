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
  /** Path in the site. */
  path: string;
  createdAt: string;
  /** False when the object is gone or closed. */
  isAvailable: boolean;
}
