/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

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



export const DeliveryAddressChange = zod.object({
  "title": zod.string().min(deliveryAddressChangeTitleMin).max(deliveryAddressChangeTitleMax),
  "receiverName": zod.string().min(deliveryAddressChangeReceiverNameMin).max(deliveryAddressChangeReceiverNameMax),
  "receiverPhone": zod.string().regex(deliveryAddressChangeReceiverPhoneRegExp),
  "countryId": zod.string().min(1).max(deliveryAddressChangeCountryIdMax),
  "stateId": zod.string().min(1).max(deliveryAddressChangeStateIdMax),
  "cityId": zod.string().min(1).max(deliveryAddressChangeCityIdMax),
  "urbanAreaId": zod.string().min(1).max(deliveryAddressChangeUrbanAreaIdMax).optional(),
  "addressText": zod.string().min(deliveryAddressChangeAddressTextMin).max(deliveryAddressChangeAddressTextMax),
  "plaque": zod.string().min(1).max(deliveryAddressChangePlaqueMax).optional(),
  "unit": zod.string().min(1).max(deliveryAddressChangeUnitMax).optional(),
  "postalCode": zod.string().regex(deliveryAddressChangePostalCodeRegExp),
  "lat": zod.number().min(deliveryAddressChangeLatMin).max(deliveryAddressChangeLatMax).optional(),
  "lng": zod.number().min(deliveryAddressChangeLngMin).max(deliveryAddressChangeLngMax).optional(),
  "accessNote": zod.string().min(1).max(deliveryAddressChangeAccessNoteMax).optional(),
  "version": zod.int().min(1).max(deliveryAddressChangeVersionMax)
});

export type DeliveryAddressChange = zod.input<typeof DeliveryAddressChange>;
export type DeliveryAddressChangeOutput = zod.output<typeof DeliveryAddressChange>;
