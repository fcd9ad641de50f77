import { describe, expect, it } from 'vitest';
import { acceptanceOf, newAcceptances } from './accepted.ts';

const list =
  '# how to read this\n\ncomponents-chip--default 360 the chip is wider\nscreens-*  *  a new header\n';

describe('accepted changes', () => {
  it('accept what a new line names, in its mode', () => {
    const lines = newAcceptances(list, '');
    expect(acceptanceOf(lines, 'components-chip--default', '360')?.line).toContain('the chip is wider');
    expect(acceptanceOf(lines, 'components-chip--default', '1440')).toBeUndefined();
    expect(acceptanceOf(lines, 'components-chip--default-2', '360')).toBeUndefined();
    expect(acceptanceOf(lines, 'screens-home--ready', '1440-ltr')?.mode).toBe('*');
  });

  it('accept nothing by a line that the base had', () => {
    expect(newAcceptances(list, list)).toEqual([]);
    expect(newAcceptances(`${list}screens-*  *  a new header\n`, list)).toHaveLength(1);
  });

  it('refuse a line without a reason', () => {
    expect(() => newAcceptances('components-chip--default 360\n', '')).toThrow('story mode reason');
  });
});
