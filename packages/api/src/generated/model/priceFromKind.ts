/**
 * Generated from the contract; do not edit.
 */

export type PriceFromKind = typeof PriceFromKind[keyof typeof PriceFromKind];


export const PriceFromKind = {
  From: 'From',
} as const;
