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
  /** What it proves. */
  kind: TrustEvidenceKind;
  /**
     * What it proves, for people.
     * @maxLength 300
     */
  title: string;
  /**
     * Who vouches for it.
     * @maxLength 300
     */
  issuer: string;
  /**
     * Number of the certificate; absent where it has none.
     * @maxLength 60
     */
  number?: string;
  /** Since when it holds (UTC). */
  issuedAt?: string;
  /** Until when it holds (UTC); absent when it has no end. */
  validTo?: string;
  /** Picture or PDF of it; absent where it is not public. */
  file?: FileRef;
  /** When the marketplace last looked. */
  checkedAt?: string;
  /** `Valid` in force today, `Expired` past its last day, `Pending` not yet checked. */
  state: TrustEvidenceState;
}
