/**
 * Generated from the contract; do not edit.
 */

export type RequiredOptionsDataType = typeof RequiredOptionsDataType[keyof typeof RequiredOptionsDataType];


export const RequiredOptionsDataType = {
  Option: 'Option',
  MultiOption: 'MultiOption',
} as const;
