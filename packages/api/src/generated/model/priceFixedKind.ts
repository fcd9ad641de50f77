/**
 * Generated from the contract; do not edit.
 */

/**
 * The kind of price that decides which fields there are.
 */
export type PriceFixedKind = typeof PriceFixedKind[keyof typeof PriceFixedKind];


export const PriceFixedKind = {
  Fixed: 'Fixed',
} as const;
