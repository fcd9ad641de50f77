/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { DeliveryMethod } from './deliveryMethod';
import { PaymentTerm } from './paymentTerm';

export const merchantSaleSettingMinOrderRialMin = 0;




export const MerchantSaleSetting = zod.object({
  "merchantId": zod.string(),
  "acceptsDirectOrder": zod.boolean(),
  "minOrderRial": zod.int().min(merchantSaleSettingMinOrderRialMin).optional(),
  "paymentTerms": zod.array(PaymentTerm),
  "deliveryMethods": zod.array(DeliveryMethod),
  "saleCityIds": zod.array(zod.string()),
  "answerSlaHours": zod.int().min(1).optional(),
  "requiredDocumentTypeIds": zod.array(zod.string())
});

export type MerchantSaleSetting = zod.input<typeof MerchantSaleSetting>;
export type MerchantSaleSettingOutput = zod.output<typeof MerchantSaleSetting>;
