/**
 * Generated from the contract; do not edit.
 */

/**
 * One property condition; repeated for several properties, which add up. A property stands in one condition.
 * `<propertyId>:<min>~<max>@<unitId>` a span of numbers in this unit of the property's quantity, without `@<unitId>` in the base unit; one end may be empty.
 * `<propertyId>:<optionId>,<optionId>` any of these options; `<propertyId>:true` or `<propertyId>:false` a boolean.
 * Refused with `bad-request`, naming the condition as `f[0]`, `f[1]`, …: a property that is unknown, or that neither `categoryId` nor a category below it has; an unknown unit or option; a span
 * whose lower end exceeds the upper one, or without any number; a condition of another kind than its property's; a second one on a property.
 */
export type PropertyFiltersParameter = string[];
