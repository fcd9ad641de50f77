/**
 * Generated from the contract; do not edit.
 */

export type FilterCitiesParams = {
/**
 * Of this province.
 * @minLength 1
 * @maxLength 64
 */
stateId?: string;
/**
 * Words of the name; Persian spelling and digits are folded.
 * @minLength 1
 * @maxLength 120
 */
term?: string;
};
