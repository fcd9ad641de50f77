/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const deliveryAddressFieldsTitleMin = 2;
export const deliveryAddressFieldsTitleMax = 60;

export const deliveryAddressFieldsReceiverNameMin = 2;
export const deliveryAddressFieldsReceiverNameMax = 60;

export const deliveryAddressFieldsReceiverPhoneRegExp = new RegExp('^09\\d{9}$');
export const deliveryAddressFieldsCountryIdMax = 64;

export const deliveryAddressFieldsStateIdMax = 64;

export const deliveryAddressFieldsCityIdMax = 64;

export const deliveryAddressFieldsUrbanAreaIdMax = 64;

export const deliveryAddressFieldsAddressTextMin = 10;
export const deliveryAddressFieldsAddressTextMax = 300;

export const deliveryAddressFieldsPlaqueMax = 10;

export const deliveryAddressFieldsUnitMax = 10;

export const deliveryAddressFieldsPostalCodeRegExp = new RegExp('^\\d{10}$');
export const deliveryAddressFieldsLatMin = -90;
export const deliveryAddressFieldsLatMax = 90;

export const deliveryAddressFieldsLngMin = -180;
export const deliveryAddressFieldsLngMax = 180;

export const deliveryAddressFieldsAccessNoteMax = 300;



export const DeliveryAddressFields = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deliveryAddressFieldsTitleMin)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressFieldsTitleMax)),
  "receiverName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deliveryAddressFieldsReceiverNameMin)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressFieldsReceiverNameMax)),
  "receiverPhone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deliveryAddressFieldsReceiverPhoneRegExp)),
  "countryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressFieldsCountryIdMax)),
  "stateId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressFieldsStateIdMax)),
  "cityId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressFieldsCityIdMax)),
  "urbanAreaId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressFieldsUrbanAreaIdMax))),
  "addressText": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deliveryAddressFieldsAddressTextMin)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressFieldsAddressTextMax)),
  "plaque": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressFieldsPlaqueMax))),
  "unit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressFieldsUnitMax))),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deliveryAddressFieldsPostalCodeRegExp)),
  "lat": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(deliveryAddressFieldsLatMin)).check(/*#__PURE__*/ zod.lte(deliveryAddressFieldsLatMax))),
  "lng": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(deliveryAddressFieldsLngMin)).check(/*#__PURE__*/ zod.lte(deliveryAddressFieldsLngMax))),
  "accessNote": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryAddressFieldsAccessNoteMax)))
});

export type DeliveryAddressFields = zod.input<typeof DeliveryAddressFields>;
export type DeliveryAddressFieldsOutput = zod.output<typeof DeliveryAddressFields>;
