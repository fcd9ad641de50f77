/**
 * Generated from the contract; do not edit.
 */

/**
 * The kind that decides which fields there are.
 */
export type RequiredDateDataType = typeof RequiredDateDataType[keyof typeof RequiredDateDataType];


export const RequiredDateDataType = {
  Date: 'Date',
} as const;
