/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

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




export const DeliveryAddress = zod.object({
  "title": zod.string().min(deliveryAddressTitleMin).max(deliveryAddressTitleMax),
  "receiverName": zod.string().min(deliveryAddressReceiverNameMin).max(deliveryAddressReceiverNameMax),
  "receiverPhone": zod.string().regex(deliveryAddressReceiverPhoneRegExp),
  "countryId": zod.string().min(1).max(deliveryAddressCountryIdMax),
  "stateId": zod.string().min(1).max(deliveryAddressStateIdMax),
  "cityId": zod.string().min(1).max(deliveryAddressCityIdMax),
  "urbanAreaId": zod.string().min(1).max(deliveryAddressUrbanAreaIdMax).optional(),
  "addressText": zod.string().min(deliveryAddressAddressTextMin).max(deliveryAddressAddressTextMax),
  "plaque": zod.string().min(1).max(deliveryAddressPlaqueMax).optional(),
  "unit": zod.string().min(1).max(deliveryAddressUnitMax).optional(),
  "postalCode": zod.string().regex(deliveryAddressPostalCodeRegExp),
  "lat": zod.number().min(deliveryAddressLatMin).max(deliveryAddressLatMax).optional(),
  "lng": zod.number().min(deliveryAddressLngMin).max(deliveryAddressLngMax).optional(),
  "accessNote": zod.string().min(1).max(deliveryAddressAccessNoteMax).optional(),
  "id": zod.string(),
  "stateName": zod.string().optional(),
  "cityName": zod.string().optional(),
  "urbanAreaName": zod.string().optional(),
  "isSelected": zod.boolean(),
  "updatedAt": zod.iso.datetime({"offset":true}),
  "version": zod.int().min(1)
});

export type DeliveryAddress = zod.input<typeof DeliveryAddress>;
export type DeliveryAddressOutput = zod.output<typeof DeliveryAddress>;
