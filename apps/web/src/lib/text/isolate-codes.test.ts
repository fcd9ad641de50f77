import { describe, expect, it } from 'vitest';
import { isolateCodes } from './isolate-codes';

const shown = (text: string) => isolateCodes(text).replaceAll('\u2066', '[').replaceAll('\u2069', ']');

describe('isolateCodes', () => {
  it.each([
    ['بلبرینگ شیار عمیق 6205-2RSH', 'بلبرینگ شیار عمیق [6205-2RSH]'],
    ['پمپ ETA 50-200 چدنی', 'پمپ [ETA 50-200] چدنی'],
    ['موتور 5.5kW 2925rpm IE3', 'موتور [5.5kW 2925rpm IE3]'],
    ['گیج 100 0…16 bar', 'گیج [100 0…16 bar]'],
    ['پیچ M16×60', 'پیچ [M16×60]'],
    ['فلنج ISO PN16', 'فلنج [ISO PN16]'],
    ['گیربکس حلزونی NMRV63 i=50 0.75kW', 'گیربکس حلزونی [NMRV63 i=50 0.75kW]'],
    ['میلهٔ گرد Ø120 MO40 6m', 'میلهٔ گرد [Ø120 MO40 6m]'],
    ['شیر توپی BV 1 1/2"', 'شیر توپی [BV 1 1/2"]'],
    ['لولهٔ 2" گالوانیزه', 'لولهٔ [2"] گالوانیزه'],
    ['دما 15° سرد', 'دما [15°] سرد'],
    ['یاتاقان پارس', 'یاتاقان پارس'],
    ['بستهٔ ۵ تایی', 'بستهٔ ۵ تایی'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });
});
