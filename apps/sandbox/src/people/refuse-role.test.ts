import { expect, it } from 'vitest';
import { ProblemError } from '../http/problem';
import { refuseRole } from './refuse-role';

const missingFields = ['nationalCode', 'email'];

it('says what the profile lacks where completing it brings the role', () => {
  const refusal = refuseRole({ missingFields }, ['Customer', 'Buyer', 'ConsumerOwner', 'Supplier']);
  expect(refusal).toBeInstanceOf(ProblemError);
  expect(refusal).toMatchObject({ code: 'profile-incomplete', status: 403, details: { missingFields } });
});

it.each([
  ['the role is not earned by a profile', missingFields, ['Admin']],
  ['the profile is complete', [], ['Customer', 'Buyer']],
  ['a consumer may do it too', missingFields, ['Consumer', 'Buyer']],
])('says nothing of the profile where %s', (_, missing, needed) => {
  const refusal = refuseRole({ missingFields: missing }, needed);
  expect([refusal.code, refusal.details]).toEqual(['forbidden', {}]);
});
