/**
 * Generated from the contract; do not edit.
 */

export type FilterUnitsOfMeasurementParams = {
/**
 * Words to find; Persian spelling and digits are folded.
 * @minLength 1
 * @maxLength 120
 */
term?: string;
/**
 * Measured by this quantity.
 * @minLength 1
 * @maxLength 64
 */
quantityId?: string;
};
