import * as wholeSet from '@mdi/js';
import { expect, it } from 'vitest';
import * as areaSet from './area-set';
import * as loginSet from './login-set';
import * as smallSet from './small-set';

it.each([smallSet, areaSet, loginSet])('has the same paths as the icon set', (set) => {
  expect(Object.keys(set).length).toBeGreaterThan(0);
  expect(wholeSet).toMatchObject(set);
});
