/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PersonAddressKind } from './personAddressKind';

const newPersonAddressTitleMin = 2;
const newPersonAddressTitleMax = 60;

const newPersonAddressCountryIdMax = 64;

const newPersonAddressStateIdMax = 64;

const newPersonAddressCityIdMax = 64;

const newPersonAddressUrbanAreaIdMax = 64;

const newPersonAddressAddressTextMin = 10;
const newPersonAddressAddressTextMax = 300;

const newPersonAddressPostalCodeRegExp = new RegExp('^\\d{10}$');
const newPersonAddressPhoneRegExp = new RegExp('^0\\d{10}$');


export const NewPersonAddress = zod.object({
  "kind": PersonAddressKind,
  "title": zod.string().min(newPersonAddressTitleMin).max(newPersonAddressTitleMax),
  "countryId": zod.string().min(1).max(newPersonAddressCountryIdMax),
  "stateId": zod.string().min(1).max(newPersonAddressStateIdMax),
  "cityId": zod.string().min(1).max(newPersonAddressCityIdMax),
  "urbanAreaId": zod.string().min(1).max(newPersonAddressUrbanAreaIdMax).optional(),
  "addressText": zod.string().min(newPersonAddressAddressTextMin).max(newPersonAddressAddressTextMax),
  "postalCode": zod.string().regex(newPersonAddressPostalCodeRegExp),
  "phone": zod.string().regex(newPersonAddressPhoneRegExp).optional(),
  "isPrimary": zod.boolean()
});

export type NewPersonAddress = zod.input<typeof NewPersonAddress>;
export type NewPersonAddressOutput = zod.output<typeof NewPersonAddress>;
