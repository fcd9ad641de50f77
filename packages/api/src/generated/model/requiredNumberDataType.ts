/**
 * Generated from the contract; do not edit.
 */

/**
 * The kind that decides which fields there are.
 */
export type RequiredNumberDataType = typeof RequiredNumberDataType[keyof typeof RequiredNumberDataType];


export const RequiredNumberDataType = {
  Number: 'Number',
} as const;
