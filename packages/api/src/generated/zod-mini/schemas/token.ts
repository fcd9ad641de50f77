/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';




export const Token = /*#__PURE__*/ zod.object({
  "access_token": /*#__PURE__*/ zod.string(),
  "token_type": /*#__PURE__*/ zod.enum(['Bearer']),
  "expires_in": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "refresh_token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "scope": /*#__PURE__*/ zod.string(),
  "sub": /*#__PURE__*/ zod.string()
});

export type Token = zod.input<typeof Token>;
export type TokenOutput = zod.output<typeof Token>;
