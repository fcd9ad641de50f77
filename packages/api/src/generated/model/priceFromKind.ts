/**
 * Generated from the contract; do not edit.
 */

/**
 * The kind of price that decides which fields there are.
 */
export type PriceFromKind = typeof PriceFromKind[keyof typeof PriceFromKind];


export const PriceFromKind = {
  From: 'From',
} as const;
