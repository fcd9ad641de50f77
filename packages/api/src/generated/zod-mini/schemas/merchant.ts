/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FileRef } from './fileRef';
import { MerchantKind } from './merchantKind';

export const Merchant = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "legalName": /*#__PURE__*/ zod.string(),
  "kind": MerchantKind,
  "nationalId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "isConfirmed": /*#__PURE__*/ zod.boolean(),
  "confirmedAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "logo": /*#__PURE__*/ zod.optional(FileRef),
  "stateId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "cityId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "supplierId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type Merchant = zod.input<typeof Merchant>;
export type MerchantOutput = zod.output<typeof Merchant>;
