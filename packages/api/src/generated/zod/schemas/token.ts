/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';





export const Token = zod.object({
  "access_token": zod.string().min(1),
  "token_type": zod.enum(['Bearer']),
  "expires_in": zod.int().min(1),
  "refresh_token": zod.string().optional(),
  "scope": zod.string(),
  "sub": zod.string()
});

export type Token = zod.input<typeof Token>;
export type TokenOutput = zod.output<typeof Token>;
