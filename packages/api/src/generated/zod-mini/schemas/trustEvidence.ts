/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FileRef } from './fileRef';
import { TrustEvidenceKind } from './trustEvidenceKind';

export const TrustEvidence = /*#__PURE__*/ zod.object({
  "kind": TrustEvidenceKind,
  "title": /*#__PURE__*/ zod.string(),
  "issuer": /*#__PURE__*/ zod.string(),
  "number": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "issuedAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "validTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "file": /*#__PURE__*/ zod.optional(FileRef),
  "checkedAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "state": /*#__PURE__*/ zod.enum(['Valid', 'Expired', 'Pending'])
});

export type TrustEvidence = zod.input<typeof TrustEvidence>;
export type TrustEvidenceOutput = zod.output<typeof TrustEvidence>;
