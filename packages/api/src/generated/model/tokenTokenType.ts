/**
 * Generated from the contract; do not edit.
 */

/**
 * Always `Bearer`.
 */
export type TokenTokenType = typeof TokenTokenType[keyof typeof TokenTokenType];


export const TokenTokenType = {
  Bearer: 'Bearer',
} as const;
