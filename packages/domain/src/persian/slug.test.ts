import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugify } from './slug';

it.each([
  ['بلبرینگ شیار عمیق ۶۲۰۵', 'بلبرینگ-شیار-عمیق-6205'],
  ['كلاس دقت علي', 'کلاس-دقت-علی'],
  ['دسته‌بندی / ابزار (برقی)', 'دسته-بندی-ابزار-برقی'],
  ['6205-2RSH, SKF', '6205-2rsh-skf'],
  ['خانهٔ پمپ', 'خانه-پمپ'],
  ['../../<script>', 'script'],
  ['  -- ', ''],
])('R-098 makes %j the address part %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

it('R-098 is idempotent and needs no escaping beyond letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = slugify(title);
      expect(slugify(slug)).toBe(slug);
      expect(slug).toMatch(/^([\p{L}\p{N}]+(-[\p{L}\p{N}]+)*)?$/u);
    }),
    { numRuns: 500 },
  );
});
