/**
 * Generated from the contract; do not edit.
 */

/**
 * The kind that decides which fields there are.
 */
export type RequiredTextDataType = typeof RequiredTextDataType[keyof typeof RequiredTextDataType];


export const RequiredTextDataType = {
  Text: 'Text',
} as const;
