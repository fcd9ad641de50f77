import { expect, it } from 'vitest';
import { stepOfKey } from './track';

it('follows sight with its arrows', () => {
  expect(stepOfKey('ArrowLeft', true)).toBe('next');
  expect(stepOfKey('ArrowRight', true)).toBe('previous');
  expect(stepOfKey('ArrowLeft', false)).toBe('previous');
  expect(stepOfKey('ArrowRight', false)).toBe('next');
});

it('leaves other keys to the browser', () => {
  for (const key of ['Tab', 'Enter', 'ArrowUp', 'ArrowDown', ' '])
    expect(stepOfKey(key, true)).toBeUndefined();
});
