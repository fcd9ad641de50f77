/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const TrustEvidenceKind = /*#__PURE__*/ zod.enum(['PlatformConfirmed', 'ENamad', 'License', 'IsoCertificate', 'Delegation', 'Membership']);

export type TrustEvidenceKind = zod.input<typeof TrustEvidenceKind>;
export type TrustEvidenceKindOutput = zod.output<typeof TrustEvidenceKind>;
