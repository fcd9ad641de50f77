/**
 * Generated from the contract; do not edit.
 */

export type TokenTokenType = typeof TokenTokenType[keyof typeof TokenTokenType];


export const TokenTokenType = {
  Bearer: 'Bearer',
} as const;
