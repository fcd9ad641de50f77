/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { PersonAddressKind } from './personAddressKind';

const personAddressPostalCodeRegExp = new RegExp('^\\d{10}$');
const personAddressPhoneRegExp = new RegExp('^0\\d{10}$');



export const PersonAddress = /*#__PURE__*/ zod.object({
  "kind": PersonAddressKind,
  "title": /*#__PURE__*/ zod.string(),
  "countryId": /*#__PURE__*/ zod.string(),
  "stateId": /*#__PURE__*/ zod.string(),
  "cityId": /*#__PURE__*/ zod.string(),
  "urbanAreaId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "addressText": /*#__PURE__*/ zod.string(),
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
