/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PersonAddressKind } from './personAddressKind';

const personAddressTitleMin = 2;
const personAddressTitleMax = 60;

const personAddressCountryIdMax = 64;

const personAddressStateIdMax = 64;

const personAddressCityIdMax = 64;

const personAddressUrbanAreaIdMax = 64;

const personAddressAddressTextMin = 10;
const personAddressAddressTextMax = 300;

const personAddressPostalCodeRegExp = new RegExp('^\\d{10}$');
const personAddressPhoneRegExp = new RegExp('^0\\d{10}$');
const personAddressIdMax = 64;

const personAddressPersonIdMax = 64;

const personAddressStateNameMax = 300;

const personAddressCityNameMax = 300;

const personAddressUrbanAreaNameMax = 300;

const personAddressVersionMax = 2147483647;



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
  "id": zod.string().min(1).max(personAddressIdMax),
  "personId": zod.string().min(1).max(personAddressPersonIdMax),
  "stateName": zod.string().max(personAddressStateNameMax).optional(),
  "cityName": zod.string().max(personAddressCityNameMax).optional(),
  "urbanAreaName": zod.string().max(personAddressUrbanAreaNameMax).optional(),
  "version": zod.int().min(1).max(personAddressVersionMax)
});

export type PersonAddress = zod.input<typeof PersonAddress>;
export type PersonAddressOutput = zod.output<typeof PersonAddress>;
