/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { DeliveryMethod } from './deliveryMethod';
import { PaymentTerm } from './paymentTerm';

const merchantSaleSettingMerchantIdMax = 64;

const merchantSaleSettingMinOrderRialMin = 0;
const merchantSaleSettingMinOrderRialMax = 9007199254740991;

const merchantSaleSettingPaymentTermsMax = 200;

const merchantSaleSettingDeliveryMethodsMax = 200;

const merchantSaleSettingSaleCityIdsItemMax = 64;

const merchantSaleSettingSaleCityIdsMax = 2000;

const merchantSaleSettingAnswerSlaHoursMax = 2147483647;

const merchantSaleSettingRequiredDocumentTypeIdsItemMax = 64;

const merchantSaleSettingRequiredDocumentTypeIdsMax = 200;



export const MerchantSaleSetting = zod.object({
  "merchantId": zod.string().min(1).max(merchantSaleSettingMerchantIdMax),
  "acceptsDirectOrder": zod.boolean(),
  "minOrderRial": zod.int().min(merchantSaleSettingMinOrderRialMin).max(merchantSaleSettingMinOrderRialMax).optional(),
  "paymentTerms": zod.array(PaymentTerm).max(merchantSaleSettingPaymentTermsMax),
  "deliveryMethods": zod.array(DeliveryMethod).max(merchantSaleSettingDeliveryMethodsMax),
  "saleCityIds": zod.array(zod.string().min(1).max(merchantSaleSettingSaleCityIdsItemMax)).max(merchantSaleSettingSaleCityIdsMax),
  "answerSlaHours": zod.int().min(1).max(merchantSaleSettingAnswerSlaHoursMax).optional(),
  "requiredDocumentTypeIds": zod.array(zod.string().min(1).max(merchantSaleSettingRequiredDocumentTypeIdsItemMax)).max(merchantSaleSettingRequiredDocumentTypeIdsMax)
});

export type MerchantSaleSetting = zod.input<typeof MerchantSaleSetting>;
export type MerchantSaleSettingOutput = zod.output<typeof MerchantSaleSetting>;
