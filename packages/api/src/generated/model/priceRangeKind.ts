/**
 * Generated from the contract; do not edit.
 */

export type PriceRangeKind = typeof PriceRangeKind[keyof typeof PriceRangeKind];


export const PriceRangeKind = {
  Range: 'Range',
} as const;
