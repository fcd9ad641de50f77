import * as wholeSet from '@mdi/js';
import { expect, it } from 'vitest';
import * as areaSet from './area-set';
import * as loginSet from './login-set';
import * as playerSet from './player-set';
import * as smallSet from './small-set';
import * as visitSet from './visit-set';

it.each([smallSet, areaSet, loginSet, visitSet, playerSet])('draws what the set draws', (set) => {
  expect(Object.keys(set).length).toBeGreaterThan(0);
  expect(wholeSet).toMatchObject(set);
});
