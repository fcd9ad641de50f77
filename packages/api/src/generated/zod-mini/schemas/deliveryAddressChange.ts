/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const deliveryAddressChangeTitleMin = 2;
const deliveryAddressChangeTitleMax = 60;

const deliveryAddressChangeReceiverNameMin = 2;
const deliveryAddressChangeReceiverNameMax = 60;

const deliveryAddressChangeReceiverPhoneRegExp = new RegExp('^09\\d{9}$');
const deliveryAddressChangeCountryIdMax = 64;

const deliveryAddressChangeStateIdMax = 64;

const deliveryAddressChangeCityIdMax = 64;

const deliveryAddressChangeUrbanAreaIdMax = 64;

const deliveryAddressChangeAddressTextMin = 10;
const deliveryAddressChangeAddressTextMax = 300;

const deliveryAddressChangePlaqueMax = 10;

const deliveryAddressChangeUnitMax = 10;

const deliveryAddressChangePostalCodeRegExp = new RegExp('^\\d{10}$');
const deliveryAddressChangeLatMin = -90;
const deliveryAddressChangeLatMax = 90;

const deliveryAddressChangeLngMin = -180;
const deliveryAddressChangeLngMax = 180;

const deliveryAddressChangeAccessNoteMax = 300;

const deliveryAddressChangeVersionMax = 2147483647;



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
