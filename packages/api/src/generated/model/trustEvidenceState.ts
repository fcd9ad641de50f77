/**
 * Generated from the contract; do not edit.
 */

/**
 * `Valid` in force today, `Expired` past its last day, `Pending` not yet checked.
 */
export type TrustEvidenceState = typeof TrustEvidenceState[keyof typeof TrustEvidenceState];


export const TrustEvidenceState = {
  Valid: 'Valid',
  Expired: 'Expired',
  Pending: 'Pending',
} as const;
