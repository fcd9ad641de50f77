/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const tokenAccessTokenMax = 4096;

const tokenExpiresInMax = 2147483647;

const tokenRefreshTokenMax = 4096;

const tokenScopeMax = 1000;

const tokenSubMax = 64;



export const Token = zod.object({
  "access_token": zod.string().min(1).max(tokenAccessTokenMax),
  "token_type": zod.enum(['Bearer']),
  "expires_in": zod.int().min(1).max(tokenExpiresInMax),
  "refresh_token": zod.string().max(tokenRefreshTokenMax).optional(),
  "scope": zod.string().max(tokenScopeMax),
  "sub": zod.string().min(1).max(tokenSubMax)
});

export type Token = zod.input<typeof Token>;
export type TokenOutput = zod.output<typeof Token>;
