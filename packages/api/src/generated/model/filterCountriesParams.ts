/**
 * Generated from the contract; do not edit.
 */

export type FilterCountriesParams = {
/**
 * Words of the name; Persian spelling and digits are folded.
 * @minLength 1
 * @maxLength 120
 */
term?: string;
};
