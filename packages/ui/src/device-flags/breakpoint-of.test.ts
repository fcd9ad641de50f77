import { describe, expect, it } from 'vitest';
import { flagsOf } from './breakpoint-of';

describe('a window', () => {
  it.each([
    [0, 'xs', true],
    [360, 'xs', true],
    [599.5, 'xs', true],
    [600, 'sm', false],
    [959, 'sm', false],
    [960, 'md', false],
    [1263, 'md', false],
    [1264, 'lg', false],
    [1903, 'lg', false],
    [1904, 'xl', false],
    [4000, 'xl', false],
  ] as const)('%s px wide is %s, mobile: %s', (width, name, isMobile) => {
    expect(flagsOf(width)).toEqual({ name, isMobile });
  });
});
