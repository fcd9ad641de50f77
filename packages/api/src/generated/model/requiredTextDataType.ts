/**
 * Generated from the contract; do not edit.
 */

export type RequiredTextDataType = typeof RequiredTextDataType[keyof typeof RequiredTextDataType];


export const RequiredTextDataType = {
  Text: 'Text',
} as const;
