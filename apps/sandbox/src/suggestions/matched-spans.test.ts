import { describe, expect, it } from 'vitest';
import { matchedSpans } from './matched-spans';

describe('matchedSpans', () => {
  it.each([
    ['بلبرینگ شیار عمیق', ['شیار'], ['شیار']],
    ['بلبرینگ شیار عمیق', ['عمیق', 'بلب'], ['بلب', 'عمیق']],
    ['پمپ تک‌مرحله‌ای', ['مرحله'], ['مرحله']],
    ['كابل 6205', ['کابل', '6205'], ['كابل', '6205']],
    ['سری ۶۲', ['62'], ['۶۲']],
    ['بلبرینگ', ['پمپ'], []],
    ['بلبرینگ', ['بلبر', 'برینگ'], ['بلبر']],
  ])('marks in «%s» the words %j', (title, words, marked) => {
    expect(matchedSpans(title, words).map(([start, end]) => title.slice(start, end))).toEqual(marked);
  });
});
