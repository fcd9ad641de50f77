import { expect, it } from 'vitest';
import { buildBundle } from './bundle';
import { findMissingCalls, readAgreedCalls } from './completeness';

it('the contract has every agreed call and no other', () => {
  expect(readAgreedCalls().length).toBeGreaterThanOrEqual(125);
  expect(findMissingCalls(buildBundle())).toEqual([]);
});

it('names what is missing on either side', () => {
  const document = { components: {}, paths: { '/a': { get: {} }, '/b': { post: {} } } };
  expect(findMissingCalls(document, ['GET /a', 'PUT /b'])).toEqual([
    'PUT /b is agreed and not in the contract',
    'POST /b is in the contract and not agreed',
  ]);
});
