/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { TrustEvidenceKind } from './trustEvidenceKind';
import type { TrustEvidenceState } from './trustEvidenceState';

/**
 * A dated proof about a supplier, with who vouches for it, since when and until when.
 */
export interface TrustEvidence {
  kind: TrustEvidenceKind;
  title: string;
  issuer: string;
  number?: string;
  issuedAt?: string;
  validTo?: string;
  file?: FileRef;
  /** When the marketplace last looked. */
  checkedAt?: string;
  /** `Valid` in force today, `Expired` past its last day, `Pending` not yet checked. */
  state: TrustEvidenceState;
}
