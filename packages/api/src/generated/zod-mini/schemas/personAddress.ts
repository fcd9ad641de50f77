/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
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



export const PersonAddress = /*#__PURE__*/ zod.object({
  "kind": PersonAddressKind,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(personAddressTitleMin)).check(/*#__PURE__*/ zod.maxLength(personAddressTitleMax)),
  "countryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personAddressCountryIdMax)),
  "stateId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personAddressStateIdMax)),
  "cityId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personAddressCityIdMax)),
  "urbanAreaId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personAddressUrbanAreaIdMax))),
  "addressText": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(personAddressAddressTextMin)).check(/*#__PURE__*/ zod.maxLength(personAddressAddressTextMax)),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(personAddressPostalCodeRegExp)),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(personAddressPhoneRegExp))),
  "isPrimary": /*#__PURE__*/ zod.boolean(),
  "id": /*#__PURE__*/ zod.string(),
  "personId": /*#__PURE__*/ zod.string(),
  "stateName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "cityName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "urbanAreaName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type PersonAddress = zod.input<typeof PersonAddress>;
export type PersonAddressOutput = zod.output<typeof PersonAddress>;
