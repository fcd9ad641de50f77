import { expect, it } from 'vitest';
import { needsRegistration } from './needs-registration';
import { person } from './personal-info.fixtures';

it.each([
  ['there is no profile', undefined, true],
  ['the account is greeted by its number', { ...person, firstName: 'کاربر', lastName: '۰۰۰۲' }, true],
  ['the role of a registration is missing', { ...person, roles: [] }, true],
  ['it was done', person, false],
])('asks for the registration when %s: %#', (_, profile, isNeeded) => {
  expect(needsRegistration(profile)).toBe(isNeeded);
});
