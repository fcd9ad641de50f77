/**
 * Generated from the contract; do not edit.
 */

/**
 * `Active` in force; `Expired` past its last day; `Pending` not yet begun or not yet checked; `Revoked` taken back.
 */
export type MerchantDelegationState = typeof MerchantDelegationState[keyof typeof MerchantDelegationState];


export const MerchantDelegationState = {
  Active: 'Active',
  Expired: 'Expired',
  Pending: 'Pending',
  Revoked: 'Revoked',
} as const;
