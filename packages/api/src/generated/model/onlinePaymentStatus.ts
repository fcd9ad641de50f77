/**
 * Generated from the contract; do not edit.
 */

/**
 * `Requested` at the bank, `Redirected` when its page was opened, `Returned` when it called back, `Verified` paid, `Failed` refused or too
 * late, `CancelledByUser` (a normal state: choose again), `Unknown` while the bank does not answer, `Reversed` when it paid the money back.
 */
export type OnlinePaymentStatus = typeof OnlinePaymentStatus[keyof typeof OnlinePaymentStatus];


export const OnlinePaymentStatus = {
  Requested: 'Requested',
  Redirected: 'Redirected',
  Returned: 'Returned',
  Verified: 'Verified',
  Failed: 'Failed',
  CancelledByUser: 'CancelledByUser',
  Unknown: 'Unknown',
  Reversed: 'Reversed',
} as const;
