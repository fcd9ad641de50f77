/**
 * Generated from the contract; do not edit.
 */

/**
 * The kind of price that decides which fields there are.
 */
export type PriceRangeKind = typeof PriceRangeKind[keyof typeof PriceRangeKind];


export const PriceRangeKind = {
  Range: 'Range',
} as const;
