/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const chosenProfilePictureFileIdMax = 80;



export const ChosenProfilePicture = zod.object({
  "fileId": zod.string().min(1).max(chosenProfilePictureFileIdMax)
});

export type ChosenProfilePicture = zod.input<typeof ChosenProfilePicture>;
export type ChosenProfilePictureOutput = zod.output<typeof ChosenProfilePicture>;
