/**
 * Generated from the contract; do not edit.
 */

/**
 * The kind that decides which fields there are.
 */
export type RequiredFlagDataType = typeof RequiredFlagDataType[keyof typeof RequiredFlagDataType];


export const RequiredFlagDataType = {
  Boolean: 'Boolean',
} as const;
