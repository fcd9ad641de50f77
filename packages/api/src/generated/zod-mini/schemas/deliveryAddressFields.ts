/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const deliveryAddressFieldsTitleMin = 2;
const deliveryAddressFieldsTitleMax = 60;

const deliveryAddressFieldsReceiverNameMin = 2;
const deliveryAddressFieldsReceiverNameMax = 60;

const deliveryAddressFieldsReceiverPhoneRegExp = new RegExp('^09\\d{9}$');
const deliveryAddressFieldsCountryIdMax = 64;

const deliveryAddressFieldsStateIdMax = 64;

const deliveryAddressFieldsCityIdMax = 64;

const deliveryAddressFieldsUrbanAreaIdMax = 64;

const deliveryAddressFieldsAddressTextMin = 10;
const deliveryAddressFieldsAddressTextMax = 300;

const deliveryAddressFieldsPlaqueMax = 10;

const deliveryAddressFieldsUnitMax = 10;

const deliveryAddressFieldsPostalCodeRegExp = new RegExp('^\\d{10}$');
const deliveryAddressFieldsLatMin = -90;
const deliveryAddressFieldsLatMax = 90;

const deliveryAddressFieldsLngMin = -180;
const deliveryAddressFieldsLngMax = 180;

const deliveryAddressFieldsAccessNoteMax = 300;



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
