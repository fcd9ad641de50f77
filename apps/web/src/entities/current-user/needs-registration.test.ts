import type { Customer } from '@bazaar/api/model';
import { expect, it } from 'vitest';
import { needsRegistration } from './needs-registration';

const person = { firstName: 'مریم', lastName: 'صادقی', roles: ['Consumer'] } as unknown as Customer;

it.each([
  ['there is no profile', undefined, true],
  ['the account is greeted by its number', { ...person, firstName: 'کاربر', lastName: '۰۰۰۲' }, true],
  ['the role of a registration is missing', { ...person, roles: [] }, true],
  ['it was done', person, false],
])('redirects to the registration when %s: %#', (_, profile, isNeeded) => {
  expect(needsRegistration(profile)).toBe(isNeeded);
});
