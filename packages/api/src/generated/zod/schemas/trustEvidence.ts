/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { TrustEvidenceKind } from './trustEvidenceKind';

const trustEvidenceTitleMax = 300;

const trustEvidenceIssuerMax = 300;

const trustEvidenceNumberMax = 60;



export const TrustEvidence = zod.object({
  "kind": TrustEvidenceKind,
  "title": zod.string().max(trustEvidenceTitleMax),
  "issuer": zod.string().max(trustEvidenceIssuerMax),
  "number": zod.string().max(trustEvidenceNumberMax).optional(),
  "issuedAt": zod.iso.datetime({"offset":true}).optional(),
  "validTo": zod.iso.datetime({"offset":true}).optional(),
  "file": FileRef.optional(),
  "checkedAt": zod.iso.datetime({"offset":true}).optional(),
  "state": zod.enum(['Valid', 'Expired', 'Pending'])
});

export type TrustEvidence = zod.input<typeof TrustEvidence>;
export type TrustEvidenceOutput = zod.output<typeof TrustEvidence>;
