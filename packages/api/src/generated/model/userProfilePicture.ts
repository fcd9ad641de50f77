/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';

/**
 * The picture beside a person's name. Without `file` the person has none and is shown by initials.
 */
export interface UserProfilePicture {
  /** The picture; absent when the person has none. */
  file?: FileRef;
  /** Of the last change; of the account, where no picture was ever set. */
  updatedAt: string;
}
