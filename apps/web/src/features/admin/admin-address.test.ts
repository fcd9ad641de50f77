import { expect, it } from 'vitest';
import { requestedAddress } from './admin-address';

it.each([
  [{}, '/profile/admin'],
  [{ view: 'visits', visits: '90', by: 'Week' }, '/profile/admin?visits=90&by=Week'],
  [{ view: 'customers', user: 'user-3', x: 'y' }, '/profile/admin?view=customers&user=user-3'],
  [{ view: ['customers', 'merchants'] }, '/profile/admin'],
  [{ view: 'customers', by: 'Week' }, '/profile/admin?view=customers'],
])('R-492 the login returns from %j to %s', (query, address) => {
  expect(requestedAddress(query)).toBe(address);
});
