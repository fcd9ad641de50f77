/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PersonAddressKind } from './personAddressKind';

export const personAddressTitleMin = 2;
export const personAddressTitleMax = 60;

export const personAddressCountryIdMax = 64;

export const personAddressStateIdMax = 64;

export const personAddressCityIdMax = 64;

export const personAddressUrbanAreaIdMax = 64;

export const personAddressAddressTextMin = 10;
export const personAddressAddressTextMax = 300;

export const personAddressPostalCodeRegExp = new RegExp('^\\d{10}$');
export const personAddressPhoneRegExp = new RegExp('^0\\d{10}$');



export const PersonAddress = zod.object({
  "kind": PersonAddressKind,
  "title": zod.string().min(personAddressTitleMin).max(personAddressTitleMax),
  "countryId": zod.string().min(1).max(personAddressCountryIdMax),
  "stateId": zod.string().min(1).max(personAddressStateIdMax),
  "cityId": zod.string().min(1).max(personAddressCityIdMax),
  "urbanAreaId": zod.string().min(1).max(personAddressUrbanAreaIdMax).optional(),
  "addressText": zod.string().min(personAddressAddressTextMin).max(personAddressAddressTextMax),
  "postalCode": zod.string().regex(personAddressPostalCodeRegExp),
  "phone": zod.string().regex(personAddressPhoneRegExp).optional(),
  "isPrimary": zod.boolean(),
  "id": zod.string(),
  "personId": zod.string(),
  "stateName": zod.string().optional(),
  "cityName": zod.string().optional(),
  "urbanAreaName": zod.string().optional(),
  "version": zod.int().min(1)
});

export type PersonAddress = zod.input<typeof PersonAddress>;
export type PersonAddressOutput = zod.output<typeof PersonAddress>;
