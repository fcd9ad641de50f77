import { expect, it } from 'vitest';
import { isolateTitle } from './suggestion-rows';

it('keeps what matched under its letters when codes are set apart', () => {
  const plain = 'بلبرینگ شیار عمیق 6002-Z';
  const { title, matched } = isolateTitle(plain, [
    [0, 4],
    [18, 22],
  ]);
  expect(matched.map(([start, end]) => title.slice(start, end).replace(/[\u2066\u2069]/g, ''))).toEqual([
    'بلبر',
    '6002',
  ]);
  expect(title.replace(/[\u2066\u2069]/g, '')).toBe(plain);
});
