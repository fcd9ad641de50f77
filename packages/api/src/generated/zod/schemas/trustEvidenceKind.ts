/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const TrustEvidenceKind = zod.enum(['PlatformConfirmed', 'ENamad', 'License', 'IsoCertificate', 'Delegation', 'Membership']);

export type TrustEvidenceKind = zod.input<typeof TrustEvidenceKind>;
export type TrustEvidenceKindOutput = zod.output<typeof TrustEvidenceKind>;
