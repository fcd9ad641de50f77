/**
 * Generated from the contract; do not edit.
 */

/**
 * One property condition; repeated for several properties, which add up.
 * `<propertyId>:<min>~<max>@<unitId>` a span of numbers in the BASE unit of the quantity, either end may be empty, `@<unitId>` (the buyer's unit) may be absent;
 * `<propertyId>:<optionId>,<optionId>` any of these options; `<propertyId>:true` or `<propertyId>:false` a boolean.
 */
export type PropertyFiltersParameter = string[];
