/**
 * Generated from the contract; do not edit.
 */

/**
 * The kind that decides which fields there are.
 */
export type RequiredOptionsDataType = typeof RequiredOptionsDataType[keyof typeof RequiredOptionsDataType];


export const RequiredOptionsDataType = {
  Option: 'Option',
  MultiOption: 'MultiOption',
} as const;
