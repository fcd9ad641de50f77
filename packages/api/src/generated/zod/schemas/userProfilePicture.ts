/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';

export const UserProfilePicture = zod.object({
  "file": FileRef.optional(),
  "updatedAt": zod.iso.datetime({"offset":true})
});

export type UserProfilePicture = zod.input<typeof UserProfilePicture>;
export type UserProfilePictureOutput = zod.output<typeof UserProfilePicture>;
