/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FileRef } from './fileRef';

export const UserProfilePicture = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.optional(FileRef),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type UserProfilePicture = zod.input<typeof UserProfilePicture>;
export type UserProfilePictureOutput = zod.output<typeof UserProfilePicture>;
