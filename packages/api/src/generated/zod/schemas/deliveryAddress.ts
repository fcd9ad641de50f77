/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const deliveryAddressTitleMin = 2;
const deliveryAddressTitleMax = 60;

const deliveryAddressReceiverNameMin = 2;
const deliveryAddressReceiverNameMax = 60;

const deliveryAddressReceiverPhoneRegExp = new RegExp('^09\\d{9}$');
const deliveryAddressCountryIdMax = 64;

const deliveryAddressStateIdMax = 64;

const deliveryAddressCityIdMax = 64;

const deliveryAddressUrbanAreaIdMax = 64;

const deliveryAddressAddressTextMin = 10;
const deliveryAddressAddressTextMax = 300;

const deliveryAddressPlaqueMax = 10;

const deliveryAddressUnitMax = 10;

const deliveryAddressPostalCodeRegExp = new RegExp('^\\d{10}$');
const deliveryAddressLatMin = -90;
const deliveryAddressLatMax = 90;

const deliveryAddressLngMin = -180;
const deliveryAddressLngMax = 180;

const deliveryAddressAccessNoteMax = 300;

const deliveryAddressIdMax = 64;

const deliveryAddressStateNameMax = 300;

const deliveryAddressCityNameMax = 300;

const deliveryAddressUrbanAreaNameMax = 300;

const deliveryAddressVersionMax = 2147483647;



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
  "id": zod.string().min(1).max(deliveryAddressIdMax),
  "stateName": zod.string().max(deliveryAddressStateNameMax).optional(),
  "cityName": zod.string().max(deliveryAddressCityNameMax).optional(),
  "urbanAreaName": zod.string().max(deliveryAddressUrbanAreaNameMax).optional(),
  "isSelected": zod.boolean(),
  "updatedAt": zod.iso.datetime({"offset":true}),
  "version": zod.int().min(1).max(deliveryAddressVersionMax)
});

export type DeliveryAddress = zod.input<typeof DeliveryAddress>;
export type DeliveryAddressOutput = zod.output<typeof DeliveryAddress>;
