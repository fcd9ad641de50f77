/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
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



export const PersonAddressChange = /*#__PURE__*/ zod.object({
  "kind": PersonAddressKind,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(personAddressChangeTitleMin)).check(/*#__PURE__*/ zod.maxLength(personAddressChangeTitleMax)),
  "countryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personAddressChangeCountryIdMax)),
  "stateId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personAddressChangeStateIdMax)),
  "cityId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personAddressChangeCityIdMax)),
  "urbanAreaId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personAddressChangeUrbanAreaIdMax))),
  "addressText": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(personAddressChangeAddressTextMin)).check(/*#__PURE__*/ zod.maxLength(personAddressChangeAddressTextMax)),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(personAddressChangePostalCodeRegExp)),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(personAddressChangePhoneRegExp))),
  "isPrimary": /*#__PURE__*/ zod.boolean(),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personAddressChangeIdMax)),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(personAddressChangeVersionMax))
});

export type PersonAddressChange = zod.input<typeof PersonAddressChange>;
export type PersonAddressChangeOutput = zod.output<typeof PersonAddressChange>;
