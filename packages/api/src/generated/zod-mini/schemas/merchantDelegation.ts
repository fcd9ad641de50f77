/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { DelegationTerritory } from './delegationTerritory';
import { FileRef } from './fileRef';

export const MerchantDelegation = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "supplierId": /*#__PURE__*/ zod.string(),
  "merchantId": /*#__PURE__*/ zod.string(),
  "brand": /*#__PURE__*/ zod.string(),
  "principalName": /*#__PURE__*/ zod.string(),
  "principalCountry": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "title": /*#__PURE__*/ zod.string(),
  "scopeText": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "categoryIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "territory": DelegationTerritory,
  "isExclusive": /*#__PURE__*/ zod.boolean(),
  "certificateFile": /*#__PURE__*/ zod.optional(FileRef),
  "validFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "validTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "state": /*#__PURE__*/ zod.enum(['Active', 'Expired', 'Pending', 'Revoked'])
});

export type MerchantDelegation = zod.input<typeof MerchantDelegation>;
export type MerchantDelegationOutput = zod.output<typeof MerchantDelegation>;
