import { ApiError } from '@bazaar/api/api-error';
import { getGetCustomerProfileUrl } from '@bazaar/api/customers';
import { expect, it } from 'vitest';
import { person } from '../personal-info.fixtures';
import { currentProfile } from './current-profile';

const refusal = (code: string, current?: object) =>
  new ApiError({
    url: getGetCustomerProfileUrl(),
    method: 'PUT',
    status: 409,
    problem: {
      type: '',
      title: '',
      status: 409,
      code,
      traceId: 't',
      ...(current ? { current: { ...current } } : {}),
    },
  });

it('reads the current profile from a conflict response', () => {
  expect(currentProfile(refusal('conflict', person))).toEqual(person);
});

it.each([
  ['nothing', undefined],
  ['another refusal', refusal('validation', person)],
  ['a conflict without a record', refusal('conflict')],
  ['a record that is no profile', refusal('conflict', { id: 'customer-2', userId: 'user-2' })],
])('reads nothing from %s', (_, error) => {
  expect(currentProfile(error)).toBeUndefined();
});
