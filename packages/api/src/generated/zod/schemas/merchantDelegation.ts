/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { DelegationTerritory } from './delegationTerritory';
import { FileRef } from './fileRef';

export const MerchantDelegation = zod.object({
  "id": zod.string(),
  "supplierId": zod.string(),
  "merchantId": zod.string(),
  "brand": zod.string(),
  "principalName": zod.string(),
  "principalCountry": zod.string().optional(),
  "title": zod.string(),
  "scopeText": zod.string().optional(),
  "categoryIds": zod.array(zod.string()),
  "territory": DelegationTerritory,
  "isExclusive": zod.boolean(),
  "certificateFile": FileRef.optional(),
  "validFrom": zod.iso.datetime({"offset":true}),
  "validTo": zod.iso.datetime({"offset":true}).optional(),
  "state": zod.enum(['Active', 'Expired', 'Pending', 'Revoked'])
});

export type MerchantDelegation = zod.input<typeof MerchantDelegation>;
export type MerchantDelegationOutput = zod.output<typeof MerchantDelegation>;
