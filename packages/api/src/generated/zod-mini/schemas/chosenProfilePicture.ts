/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const chosenProfilePictureFileIdMax = 80;



export const ChosenProfilePicture = /*#__PURE__*/ zod.object({
  "fileId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(chosenProfilePictureFileIdMax))
});

export type ChosenProfilePicture = zod.input<typeof ChosenProfilePicture>;
export type ChosenProfilePictureOutput = zod.output<typeof ChosenProfilePicture>;
