import { describe, expect, it } from 'vitest';
import { sessionCookie, tokenFromCookieHeader } from './session-cookie';
import { readClaims } from './token-claims';

describe('tokenFromCookieHeader', () => {
  const cookie = sessionCookie(false);
  it.each([
    [null, undefined],
    ['', undefined],
    ['bazaar-session=abc', 'abc'],
    ['a=1; bazaar-session=abc%3D; b=2', 'abc='],
    ['xbazaar-session=abc', undefined],
    ['bazaar-session=', undefined],
    ['bazaar-session=%E0%A4%A', undefined],
    ['__Host-bazaar-session=abc', undefined],
  ])('%s → %s', (header, token) => {
    expect(tokenFromCookieHeader(header, cookie)).toBe(token);
  });
});

describe('readClaims', () => {
  it.each([
    ['opaque', undefined],
    ['a.###.c', undefined],
    [`a.${Buffer.from('[1]').toString('base64url')}.c`, {}],
    [`a.${Buffer.from('{"exp":5,"sub":"u"}').toString('base64url')}.c`, { exp: 5, sub: 'u' }],
    [`a.${Buffer.from('{"exp":"5","sub":1}').toString('base64url')}.c`, {}],
  ])('%s', (token, claims) => {
    expect(readClaims(token)).toEqual(claims);
  });
});
