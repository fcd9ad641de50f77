/**
 * Generated from the contract; do not edit.
 */

/**
 * A picture already uploaded by the same person.
 */
export interface ChosenProfilePicture {
  /**
     * Of an own file with the purpose `Avatar`.
     * @minLength 1
     * @maxLength 80
     */
  fileId: string;
}
