/**
 * Generated from the contract; do not edit.
 */

export type ListUrbanAreasParams = {
/**
 * The city.
 * @minLength 1
 * @maxLength 64
 */
cityId: string;
};
