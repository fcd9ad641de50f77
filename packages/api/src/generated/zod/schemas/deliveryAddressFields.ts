/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

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
