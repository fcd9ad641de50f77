/**
 * Generated from the contract; do not edit.
 */

/**
 * `PlatformConfirmed` this marketplace checked who they are; `ENamad` national e-trust seal; `License` trade or factory licence;
 * `IsoCertificate` certificate of a management system; `Delegation` agency of a brand; `Membership` paid plan.
 */
export type TrustEvidenceKind = typeof TrustEvidenceKind[keyof typeof TrustEvidenceKind];


export const TrustEvidenceKind = {
  PlatformConfirmed: 'PlatformConfirmed',
  ENamad: 'ENamad',
  License: 'License',
  IsoCertificate: 'IsoCertificate',
  Delegation: 'Delegation',
  Membership: 'Membership',
} as const;
