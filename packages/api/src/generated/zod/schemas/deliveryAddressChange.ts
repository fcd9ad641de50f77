/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const deliveryAddressChangeTitleMin = 2;
export const deliveryAddressChangeTitleMax = 60;

export const deliveryAddressChangeReceiverNameMin = 2;
export const deliveryAddressChangeReceiverNameMax = 60;

export const deliveryAddressChangeReceiverPhoneRegExp = new RegExp('^09\\d{9}$');
export const deliveryAddressChangeCountryIdMax = 64;

export const deliveryAddressChangeStateIdMax = 64;

export const deliveryAddressChangeCityIdMax = 64;

export const deliveryAddressChangeUrbanAreaIdMax = 64;

export const deliveryAddressChangeAddressTextMin = 10;
export const deliveryAddressChangeAddressTextMax = 300;

export const deliveryAddressChangePlaqueMax = 10;

export const deliveryAddressChangeUnitMax = 10;

export const deliveryAddressChangePostalCodeRegExp = new RegExp('^\\d{10}$');
export const deliveryAddressChangeLatMin = -90;
export const deliveryAddressChangeLatMax = 90;

export const deliveryAddressChangeLngMin = -180;
export const deliveryAddressChangeLngMax = 180;

export const deliveryAddressChangeAccessNoteMax = 300;

export const deliveryAddressChangeVersionMax = 2147483647;



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
