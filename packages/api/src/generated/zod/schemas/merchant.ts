/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { MerchantKind } from './merchantKind';

export const Merchant = zod.object({
  "id": zod.string(),
  "name": zod.string(),
  "legalName": zod.string(),
  "kind": MerchantKind,
  "nationalId": zod.string().optional(),
  "isConfirmed": zod.boolean(),
  "confirmedAt": zod.iso.datetime({"offset":true}).optional(),
  "logo": FileRef.optional(),
  "stateId": zod.string().optional(),
  "cityId": zod.string().optional(),
  "phone": zod.string().optional(),
  "supplierId": zod.string().optional()
});

export type Merchant = zod.input<typeof Merchant>;
export type MerchantOutput = zod.output<typeof Merchant>;
