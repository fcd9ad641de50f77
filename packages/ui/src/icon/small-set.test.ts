import * as wholeSet from '@mdi/js';
import { expect, it } from 'vitest';
import * as smallSet from './small-set';

it('draws what the set draws', () => {
  expect(Object.keys(smallSet).length).toBeGreaterThan(0);
  expect(wholeSet).toMatchObject(smallSet);
});
