/**
 * Generated from the contract; do not edit.
 */

export type PriceLoginToSeeKind = typeof PriceLoginToSeeKind[keyof typeof PriceLoginToSeeKind];


export const PriceLoginToSeeKind = {
  LoginToSee: 'LoginToSee',
} as const;
