/**
 * Generated from the contract; do not edit.
 */

/**
 * `Number` one value or a span, in a unit; `Text` free text; `Boolean` yes or no; `Option` one of a list;
 * `MultiOption` several of a list; `Date` a day, kept as text.
 */
export type PropertyDataType = typeof PropertyDataType[keyof typeof PropertyDataType];


export const PropertyDataType = {
  Number: 'Number',
  Text: 'Text',
  Boolean: 'Boolean',
  Option: 'Option',
  MultiOption: 'MultiOption',
  Date: 'Date',
} as const;
