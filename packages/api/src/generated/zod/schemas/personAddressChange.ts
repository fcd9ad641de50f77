/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PersonAddressKind } from './personAddressKind';

const personAddressChangeTitleMin = 2;
const personAddressChangeTitleMax = 60;

const personAddressChangeCountryIdMax = 64;

const personAddressChangeStateIdMax = 64;

const personAddressChangeCityIdMax = 64;

const personAddressChangeUrbanAreaIdMax = 64;

const personAddressChangeAddressTextMin = 10;
const personAddressChangeAddressTextMax = 300;

const personAddressChangePostalCodeRegExp = new RegExp('^\\d{10}$');
const personAddressChangePhoneRegExp = new RegExp('^0\\d{10}$');
const personAddressChangeIdMax = 64;

const personAddressChangeVersionMax = 2147483647;



export const PersonAddressChange = zod.object({
  "kind": PersonAddressKind,
  "title": zod.string().min(personAddressChangeTitleMin).max(personAddressChangeTitleMax),
  "countryId": zod.string().min(1).max(personAddressChangeCountryIdMax),
  "stateId": zod.string().min(1).max(personAddressChangeStateIdMax),
  "cityId": zod.string().min(1).max(personAddressChangeCityIdMax),
  "urbanAreaId": zod.string().min(1).max(personAddressChangeUrbanAreaIdMax).optional(),
  "addressText": zod.string().min(personAddressChangeAddressTextMin).max(personAddressChangeAddressTextMax),
  "postalCode": zod.string().regex(personAddressChangePostalCodeRegExp),
  "phone": zod.string().regex(personAddressChangePhoneRegExp).optional(),
  "isPrimary": zod.boolean(),
  "id": zod.string().min(1).max(personAddressChangeIdMax),
  "version": zod.int().min(1).max(personAddressChangeVersionMax)
});

export type PersonAddressChange = zod.input<typeof PersonAddressChange>;
export type PersonAddressChangeOutput = zod.output<typeof PersonAddressChange>;
