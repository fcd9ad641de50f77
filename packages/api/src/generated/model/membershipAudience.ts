/**
 * Generated from the contract; do not edit.
 */

/**
 * Whom a plan is for: `Buyer` orders, `Supplier` offers.
 */
export type MembershipAudience = typeof MembershipAudience[keyof typeof MembershipAudience];


export const MembershipAudience = {
  Buyer: 'Buyer',
  Supplier: 'Supplier',
} as const;
