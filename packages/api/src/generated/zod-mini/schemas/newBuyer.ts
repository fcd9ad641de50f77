/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { NationalCode } from './nationalCode';
import { PersonName } from './personName';

const newBuyerPhoneNumberRegExp = new RegExp('^09\\d{9}$');
const newBuyerEmailMax = 254;

const newBuyerCityIdMax = 80;



export const NewBuyer = /*#__PURE__*/ zod.object({
  "firstName": PersonName,
  "lastName": PersonName,
  "phoneNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(newBuyerPhoneNumberRegExp)),
  "nationalCode": /*#__PURE__*/ zod.optional(NationalCode),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(newBuyerEmailMax))),
  "cityId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newBuyerCityIdMax))),
  "acceptsRules": /*#__PURE__*/ zod.literal(true)
});

export type NewBuyer = zod.input<typeof NewBuyer>;
export type NewBuyerOutput = zod.output<typeof NewBuyer>;
