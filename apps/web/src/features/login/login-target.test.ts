import { expect, it } from 'vitest';
import { targetAfterLogin } from './login-target';

const login = (wanted: string) => `?redirectPath=${encodeURIComponent(wanted)}`;

it('leads to what was wanted, or to the profile', () => {
  expect(targetAfterLogin(login('/profile/address'), false)).toBe('/profile/address');
  expect(targetAfterLogin(login('//elsewhere.example'), false)).toBe('/profile');
});

it('R-019 leads who is new to the registration first, which knows what was wanted', () => {
  expect(targetAfterLogin(login('/profile/address?a=1#b'), true)).toBe(
    '/profile/personal-info?redirectPath=%2Fprofile%2Faddress%3Fa%3D1%23b',
  );
  expect(targetAfterLogin(login('https://elsewhere.example'), true)).toBe(
    '/profile/personal-info?redirectPath=%2Fprofile',
  );
});

it('does not carry the registration to itself', () => {
  expect(targetAfterLogin(login('/profile/personal-info'), true)).toBe('/profile/personal-info');
});
