/**
 * Generated from the contract; do not edit.
 */

export type PriceFixedKind = typeof PriceFixedKind[keyof typeof PriceFixedKind];


export const PriceFixedKind = {
  Fixed: 'Fixed',
} as const;
