/**
 * Generated from the contract; do not edit.
 */

/**
 * The kind of price that decides which fields there are.
 */
export type PriceLoginToSeeKind = typeof PriceLoginToSeeKind[keyof typeof PriceLoginToSeeKind];


export const PriceLoginToSeeKind = {
  LoginToSee: 'LoginToSee',
} as const;
