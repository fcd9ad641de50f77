/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { MerchantKind } from './merchantKind';

const merchantIdMax = 64;

const merchantNameMax = 300;

const merchantLegalNameMax = 300;

const merchantNationalIdMax = 64;

const merchantStateIdMax = 64;

const merchantCityIdMax = 64;

const merchantPhoneMax = 30;

const merchantSupplierIdMax = 64;



export const Merchant = zod.object({
  "id": zod.string().min(1).max(merchantIdMax),
  "name": zod.string().max(merchantNameMax),
  "legalName": zod.string().max(merchantLegalNameMax),
  "kind": MerchantKind,
  "nationalId": zod.string().min(1).max(merchantNationalIdMax).optional(),
  "isConfirmed": zod.boolean(),
  "confirmedAt": zod.iso.datetime({"offset":true}).optional(),
  "logo": FileRef.optional(),
  "stateId": zod.string().min(1).max(merchantStateIdMax).optional(),
  "cityId": zod.string().min(1).max(merchantCityIdMax).optional(),
  "phone": zod.string().max(merchantPhoneMax).optional(),
  "supplierId": zod.string().min(1).max(merchantSupplierIdMax).optional()
});

export type Merchant = zod.input<typeof Merchant>;
export type MerchantOutput = zod.output<typeof Merchant>;
