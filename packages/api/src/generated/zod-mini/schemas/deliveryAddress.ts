/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const deliveryAddressReceiverPhoneRegExp = new RegExp('^09\\d{9}$');
const deliveryAddressPostalCodeRegExp = new RegExp('^\\d{10}$');
const deliveryAddressLatMin = -90;
const deliveryAddressLatMax = 90;

const deliveryAddressLngMin = -180;
const deliveryAddressLngMax = 180;




export const DeliveryAddress = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string(),
  "receiverName": /*#__PURE__*/ zod.string(),
  "receiverPhone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deliveryAddressReceiverPhoneRegExp)),
  "countryId": /*#__PURE__*/ zod.string(),
  "stateId": /*#__PURE__*/ zod.string(),
  "cityId": /*#__PURE__*/ zod.string(),
  "urbanAreaId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "addressText": /*#__PURE__*/ zod.string(),
  "plaque": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "unit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deliveryAddressPostalCodeRegExp)),
  "lat": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(deliveryAddressLatMin)).check(/*#__PURE__*/ zod.lte(deliveryAddressLatMax))),
  "lng": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(deliveryAddressLngMin)).check(/*#__PURE__*/ zod.lte(deliveryAddressLngMax))),
  "accessNote": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
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
