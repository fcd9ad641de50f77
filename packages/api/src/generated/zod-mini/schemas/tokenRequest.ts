/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const tokenRequestPhoneNumberRegExp = new RegExp('^09\\d{9}$');
const tokenRequestCodeRegExp = new RegExp('^\\d{4,8}$');
const tokenRequestScopeMax = 200;



export const TokenRequest = /*#__PURE__*/ zod.object({
  "grant_type": /*#__PURE__*/ zod.enum(['otp']),
  "phone_number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(tokenRequestPhoneNumberRegExp)),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(tokenRequestCodeRegExp)),
  "client_id": /*#__PURE__*/ zod.enum(['bazaar-web']),
  "scope": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(tokenRequestScopeMax)))
});

export type TokenRequest = zod.input<typeof TokenRequest>;
export type TokenRequestOutput = zod.output<typeof TokenRequest>;
