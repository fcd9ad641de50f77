import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildLoginRedirect, needsLogin } from './login-redirect';
import { isLoggedIn, parseStoredUserInfo } from './stored-user-info';

const info = { exp: 1_795_000_000, sub: 'user-1' };
const before = info.exp * 1000 - 1;
const after = info.exp * 1000 + 1;

it.each([
  [info, before, true],
  [info, info.exp * 1000, false],
  [info, after, false],
  [undefined, before, false],
  [null, before, false],
])('R-020 %j at %d: %s', (stored, nowMs, expected) => {
  expect(isLoggedIn(stored, nowMs)).toBe(expected);
});

it.each([
  null,
  undefined,
  '',
  'null',
  '{',
  '[]',
  '"text"',
  '42',
  '{"exp":"1795000000","sub":"user-1"}',
  '{"exp":1795000000}',
  '{"exp":1795000000,"sub":""}',
  '{"exp":null,"sub":"user-1"}',
  { exp: Number.NaN, sub: 'user-1' },
])('R-021 takes %j for nothing stored', (stored) => {
  expect(parseStoredUserInfo(stored)).toBeUndefined();
});

it('R-021 reads JSON text and objects, keeps only its own fields, and never throws', () => {
  expect(parseStoredUserInfo(JSON.stringify({ ...info, token: 'x' }))).toEqual(info);
  expect(parseStoredUserInfo(info)).toEqual(info);
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const parsed = parseStoredUserInfo(stored);
      expect(parsed === undefined || typeof parsed.sub === 'string').toBe(true);
    }),
  );
});

it.each([
  ['/profile', true],
  ['/profile/wallet?x=1', true],
  ['/profile?x', true],
  ['/Profile', false],
  ['/profiles', false],
  ['/', false],
  ['/users/login', false],
  ['/products/sp-1/profile', false],
  ['/error/403', false],
])('R-023 %s needs a login: %s', (path, expected) => {
  expect(needsLogin(path)).toBe(expected);
});

it('R-024 carries the full path and what was visited before', () => {
  const path = '/profile/favorites?page=2&q=پمپ';
  const url = new URL(buildLoginRedirect(path, 'Product:sp-7'), 'https://bazaar.example');
  expect(url.pathname).toBe('/users/login');
  expect(url.searchParams.get('redirectPath')).toBe(path);
  expect(url.searchParams.get('loginPerPage')).toBe('Product:sp-7');
  expect(buildLoginRedirect('/profile', null)).toBe('/users/login?redirectPath=%2Fprofile');
  expect(buildLoginRedirect('/profile')).toBe('/users/login?redirectPath=%2Fprofile');
});
