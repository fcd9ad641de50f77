/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
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


export const NewPersonAddress = /*#__PURE__*/ zod.object({
  "kind": PersonAddressKind,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(newPersonAddressTitleMin)).check(/*#__PURE__*/ zod.maxLength(newPersonAddressTitleMax)),
  "countryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newPersonAddressCountryIdMax)),
  "stateId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newPersonAddressStateIdMax)),
  "cityId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newPersonAddressCityIdMax)),
  "urbanAreaId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newPersonAddressUrbanAreaIdMax))),
  "addressText": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(newPersonAddressAddressTextMin)).check(/*#__PURE__*/ zod.maxLength(newPersonAddressAddressTextMax)),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(newPersonAddressPostalCodeRegExp)),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(newPersonAddressPhoneRegExp))),
  "isPrimary": /*#__PURE__*/ zod.boolean()
});

export type NewPersonAddress = zod.input<typeof NewPersonAddress>;
export type NewPersonAddressOutput = zod.output<typeof NewPersonAddress>;
