/**
 * Generated from the contract; do not edit.
 */

export type RequiredNumberDataType = typeof RequiredNumberDataType[keyof typeof RequiredNumberDataType];


export const RequiredNumberDataType = {
  Number: 'Number',
} as const;
