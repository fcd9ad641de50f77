/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { DelegationTerritory } from './delegationTerritory';
import { FileRef } from './fileRef';

const merchantDelegationIdMax = 64;

const merchantDelegationSupplierIdMax = 64;

const merchantDelegationMerchantIdMax = 64;

const merchantDelegationBrandMax = 300;

const merchantDelegationPrincipalNameMax = 300;

const merchantDelegationPrincipalCountryMax = 300;

const merchantDelegationTitleMax = 300;

const merchantDelegationScopeTextMax = 4000;

const merchantDelegationCategoryIdsItemMax = 64;

const merchantDelegationCategoryIdsMax = 1000;



export const MerchantDelegation = zod.object({
  "id": zod.string().min(1).max(merchantDelegationIdMax),
  "supplierId": zod.string().min(1).max(merchantDelegationSupplierIdMax),
  "merchantId": zod.string().min(1).max(merchantDelegationMerchantIdMax),
  "brand": zod.string().max(merchantDelegationBrandMax),
  "principalName": zod.string().max(merchantDelegationPrincipalNameMax),
  "principalCountry": zod.string().max(merchantDelegationPrincipalCountryMax).optional(),
  "title": zod.string().max(merchantDelegationTitleMax),
  "scopeText": zod.string().max(merchantDelegationScopeTextMax).optional(),
  "categoryIds": zod.array(zod.string().min(1).max(merchantDelegationCategoryIdsItemMax)).max(merchantDelegationCategoryIdsMax),
  "territory": DelegationTerritory,
  "isExclusive": zod.boolean(),
  "certificateFile": FileRef.optional(),
  "validFrom": zod.iso.datetime({"offset":true}),
  "validTo": zod.iso.datetime({"offset":true}).optional(),
  "state": zod.enum(['Active', 'Expired', 'Pending', 'Revoked'])
});

export type MerchantDelegation = zod.input<typeof MerchantDelegation>;
export type MerchantDelegationOutput = zod.output<typeof MerchantDelegation>;
