/**
 * Generated from the contract; do not edit.
 */

/**
 * `PendingPayment` counts nothing until its payment is paid; `Active`; `Expired` by time.
 */
export type MembershipStatus = typeof MembershipStatus[keyof typeof MembershipStatus];


export const MembershipStatus = {
  PendingPayment: 'PendingPayment',
  Active: 'Active',
  Expired: 'Expired',
} as const;
