/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const deliveryAddressTitleMin = 2;
export const deliveryAddressTitleMax = 60;

export const deliveryAddressReceiverNameMin = 2;
export const deliveryAddressReceiverNameMax = 60;

export const deliveryAddressReceiverPhoneRegExp = new RegExp('^09\\d{9}$');
export const deliveryAddressCountryIdMax = 64;

export const deliveryAddressStateIdMax = 64;

export const deliveryAddressCityIdMax = 64;

export const deliveryAddressUrbanAreaIdMax = 64;

export const deliveryAddressAddressTextMin = 10;
export const deliveryAddressAddressTextMax = 300;

export const deliveryAddressPlaqueMax = 10;

export const deliveryAddressUnitMax = 10;

export const deliveryAddressPostalCodeRegExp = new RegExp('^\\d{10}$');
export const deliveryAddressLatMin = -90;
export const deliveryAddressLatMax = 90;

export const deliveryAddressLngMin = -180;
export const deliveryAddressLngMax = 180;

export const deliveryAddressAccessNoteMax = 300;




export const DeliveryAddress = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deliveryAddressTitleMin)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressTitleMax)),
  "receiverName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deliveryAddressReceiverNameMin)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressReceiverNameMax)),
  "receiverPhone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deliveryAddressReceiverPhoneRegExp)),
  "countryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressCountryIdMax)),
  "stateId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressStateIdMax)),
  "cityId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressCityIdMax)),
  "urbanAreaId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressUrbanAreaIdMax))),
  "addressText": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deliveryAddressAddressTextMin)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressAddressTextMax)),
  "plaque": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressPlaqueMax))),
  "unit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressUnitMax))),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deliveryAddressPostalCodeRegExp)),
  "lat": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(deliveryAddressLatMin)).check(/*#__PURE__*/ zod.lte(deliveryAddressLatMax))),
  "lng": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(deliveryAddressLngMin)).check(/*#__PURE__*/ zod.lte(deliveryAddressLngMax))),
  "accessNote": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressAccessNoteMax))),
  "id": /*#__PURE__*/ zod.string(),
  "stateName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "cityName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "urbanAreaName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "isSelected": /*#__PURE__*/ zod.boolean(),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type DeliveryAddress = zod.input<typeof DeliveryAddress>;
export type DeliveryAddressOutput = zod.output<typeof DeliveryAddress>;
