import { expect, it } from 'vitest';
import { targetAfterLogin } from './login-target';

const login = (wanted: string) => `?redirectPath=${encodeURIComponent(wanted)}`;

it('opens the requested page, or the profile', () => {
  expect(targetAfterLogin(login('/profile/address'), false)).toBe('/profile/address');
  expect(targetAfterLogin(login('//elsewhere.example'), false)).toBe('/profile');
});

it('R-019 redirects a new person to the registration first, with the requested page', () => {
  expect(targetAfterLogin(login('/profile/address?a=1#b'), true)).toBe(
    '/profile/personal-info?redirectPath=%2Fprofile%2Faddress%3Fa%3D1%23b',
  );
  expect(targetAfterLogin(login('https://elsewhere.example'), true)).toBe(
    '/profile/personal-info?redirectPath=%2Fprofile',
  );
});

it('does not redirect the registration to itself', () => {
  expect(targetAfterLogin(login('/profile/personal-info'), true)).toBe('/profile/personal-info');
});
