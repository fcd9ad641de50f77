/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const tokenRequestPhoneNumberRegExp = new RegExp('^09\\d{9}$');
const tokenRequestCodeRegExp = new RegExp('^\\d{4,8}$');
const tokenRequestScopeMax = 200;



export const TokenRequest = zod.object({
  "grant_type": zod.enum(['otp']),
  "phone_number": zod.string().regex(tokenRequestPhoneNumberRegExp),
  "code": zod.string().regex(tokenRequestCodeRegExp),
  "client_id": zod.enum(['bazaar-web']),
  "scope": zod.string().max(tokenRequestScopeMax).optional()
});

export type TokenRequest = zod.input<typeof TokenRequest>;
export type TokenRequestOutput = zod.output<typeof TokenRequest>;
