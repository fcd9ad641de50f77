/**
 * Generated from the contract; do not edit.
 */

export type RequiredFlagDataType = typeof RequiredFlagDataType[keyof typeof RequiredFlagDataType];


export const RequiredFlagDataType = {
  Boolean: 'Boolean',
} as const;
