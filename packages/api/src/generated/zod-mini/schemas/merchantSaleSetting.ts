/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { DeliveryMethod } from './deliveryMethod';
import { PaymentTerm } from './paymentTerm';

const merchantSaleSettingMinOrderRialMin = 0;




export const MerchantSaleSetting = /*#__PURE__*/ zod.object({
  "merchantId": /*#__PURE__*/ zod.string(),
  "acceptsDirectOrder": /*#__PURE__*/ zod.boolean(),
  "minOrderRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(merchantSaleSettingMinOrderRialMin))),
  "paymentTerms": /*#__PURE__*/ zod.array(PaymentTerm),
  "deliveryMethods": /*#__PURE__*/ zod.array(DeliveryMethod),
  "saleCityIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "answerSlaHours": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "requiredDocumentTypeIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
});

export type MerchantSaleSetting = zod.input<typeof MerchantSaleSetting>;
export type MerchantSaleSettingOutput = zod.output<typeof MerchantSaleSetting>;
