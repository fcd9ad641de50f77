/**
 * Generated from the contract; do not edit.
 */

export type FilterStatesParams = {
/**
 * The country.
 * @minLength 1
 * @maxLength 64
 */
countryId: string;
/**
 * Words of the name; Persian spelling and digits are folded.
 * @minLength 1
 * @maxLength 120
 */
term?: string;
};
