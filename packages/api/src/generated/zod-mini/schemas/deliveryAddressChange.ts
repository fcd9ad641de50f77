/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const deliveryAddressChangeTitleMin = 2;
export const deliveryAddressChangeTitleMax = 60;

export const deliveryAddressChangeReceiverNameMin = 2;
export const deliveryAddressChangeReceiverNameMax = 60;

export const deliveryAddressChangeReceiverPhoneRegExp = new RegExp('^09\\d{9}$');
export const deliveryAddressChangeCountryIdMax = 64;

export const deliveryAddressChangeStateIdMax = 64;

export const deliveryAddressChangeCityIdMax = 64;

export const deliveryAddressChangeUrbanAreaIdMax = 64;

export const deliveryAddressChangeAddressTextMin = 10;
export const deliveryAddressChangeAddressTextMax = 300;

export const deliveryAddressChangePlaqueMax = 10;

export const deliveryAddressChangeUnitMax = 10;

export const deliveryAddressChangePostalCodeRegExp = new RegExp('^\\d{10}$');
export const deliveryAddressChangeLatMin = -90;
export const deliveryAddressChangeLatMax = 90;

export const deliveryAddressChangeLngMin = -180;
export const deliveryAddressChangeLngMax = 180;

export const deliveryAddressChangeAccessNoteMax = 300;

export const deliveryAddressChangeVersionMax = 2147483647;



export const DeliveryAddressChange = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deliveryAddressChangeTitleMin)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressChangeTitleMax)),
  "receiverName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deliveryAddressChangeReceiverNameMin)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressChangeReceiverNameMax)),
  "receiverPhone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deliveryAddressChangeReceiverPhoneRegExp)),
  "countryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressChangeCountryIdMax)),
  "stateId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressChangeStateIdMax)),
  "cityId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressChangeCityIdMax)),
  "urbanAreaId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressChangeUrbanAreaIdMax))),
  "addressText": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deliveryAddressChangeAddressTextMin)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressChangeAddressTextMax)),
  "plaque": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressChangePlaqueMax))),
  "unit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressChangeUnitMax))),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deliveryAddressChangePostalCodeRegExp)),
  "lat": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(deliveryAddressChangeLatMin)).check(/*#__PURE__*/ zod.lte(deliveryAddressChangeLatMax))),
  "lng": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(deliveryAddressChangeLngMin)).check(/*#__PURE__*/ zod.lte(deliveryAddressChangeLngMax))),
  "accessNote": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressChangeAccessNoteMax))),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(deliveryAddressChangeVersionMax))
});

export type DeliveryAddressChange = zod.input<typeof DeliveryAddressChange>;
export type DeliveryAddressChangeOutput = zod.output<typeof DeliveryAddressChange>;
