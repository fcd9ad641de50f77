/**
 * Generated from the contract; do not edit.
 */

export type GetHelpItemParams = {
/**
 * The screen's own name.
 * @minLength 1
 * @maxLength 64
 */
uniqueId: string;
};
