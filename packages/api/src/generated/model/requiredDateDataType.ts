/**
 * Generated from the contract; do not edit.
 */

export type RequiredDateDataType = typeof RequiredDateDataType[keyof typeof RequiredDateDataType];


export const RequiredDateDataType = {
  Date: 'Date',
} as const;
