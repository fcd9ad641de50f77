/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

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



export const DeliveryAddressFields = zod.object({
  "title": zod.string().min(deliveryAddressFieldsTitleMin).max(deliveryAddressFieldsTitleMax),
  "receiverName": zod.string().min(deliveryAddressFieldsReceiverNameMin).max(deliveryAddressFieldsReceiverNameMax),
  "receiverPhone": zod.string().regex(deliveryAddressFieldsReceiverPhoneRegExp),
  "countryId": zod.string().min(1).max(deliveryAddressFieldsCountryIdMax),
  "stateId": zod.string().min(1).max(deliveryAddressFieldsStateIdMax),
  "cityId": zod.string().min(1).max(deliveryAddressFieldsCityIdMax),
  "urbanAreaId": zod.string().min(1).max(deliveryAddressFieldsUrbanAreaIdMax).optional(),
  "addressText": zod.string().min(deliveryAddressFieldsAddressTextMin).max(deliveryAddressFieldsAddressTextMax),
  "plaque": zod.string().min(1).max(deliveryAddressFieldsPlaqueMax).optional(),
  "unit": zod.string().min(1).max(deliveryAddressFieldsUnitMax).optional(),
  "postalCode": zod.string().regex(deliveryAddressFieldsPostalCodeRegExp),
  "lat": zod.number().min(deliveryAddressFieldsLatMin).max(deliveryAddressFieldsLatMax).optional(),
  "lng": zod.number().min(deliveryAddressFieldsLngMin).max(deliveryAddressFieldsLngMax).optional(),
  "accessNote": zod.string().min(1).max(deliveryAddressFieldsAccessNoteMax).optional()
});

export type DeliveryAddressFields = zod.input<typeof DeliveryAddressFields>;
export type DeliveryAddressFieldsOutput = zod.output<typeof DeliveryAddressFields>;
