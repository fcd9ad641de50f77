import type { TradeRequestLine } from '@bazaar/api/model';
import { describe, expect, it } from 'vitest';
import { lineSum, linesTotal, quantityText, requiredText } from './line-views';

const line: TradeRequestLine = {
  id: 'l-1',
  categoryId: 'c',
  title: 'بلبرینگ',
  quantity: 200,
  unitOfMeasurementId: 'tu-piece',
  requiredProperties: [],
  fileIds: [],
  files: [],
};

const units = [
  { id: 'tu-piece', title: 'عدد', symbol: 'pcs', isDiscrete: true },
  { id: 'tu-pack', title: 'بسته', symbol: 'pack', isDiscrete: true },
];

it.each([
  [{ symbol: 'd', value: 25, maxValue: 25, unitDisplayText: 'mm' }, 'd ۲۵ mm'],
  [{ symbol: 'C', value: 14, unitDisplayText: 'kN' }, 'C دست‌کم ۱۴ kN'],
  [{ maxValue: 120, unitDisplayText: '°C' }, 'دما دست‌بالا ۱۲۰ °C'],
  [{ value: 1, maxValue: 2 }, 'دما ۱ تا ۲'],
  [{ optionTitles: ['2RS', 'ZZ'] }, 'دما 2RS و ZZ'],
  [{ bool: false }, 'دما ندارد'],
  [{ text: 'گریس' }, 'دما گریس'],
])('R-346 a required property %j reads %s', (value, text) => {
  expect(requiredText({ propertyId: 'p', title: 'دما', ...value })).toBe(text);
});

describe('R-346 the sum of a line', () => {
  it('is the target before an answer, and the answer after it', () => {
    expect(lineSum({ ...line, targetPriceRial: 9_000 }, units)).toEqual({
      unitRial: 9_000,
      totalRial: 1_800_000,
    });
    const answer = { deviations: [], unitPriceRial: 10_000 };
    expect(lineSum({ ...line, targetPriceRial: 9_000, answer }, units).totalRial).toBe(2_000_000);
  });

  it('converts a price per pack, and is unknown where a price or a quantity is', () => {
    const quotedUnit = { unitOfMeasurementId: 'tu-pack', containsQuantity: 10 };
    const answer = { deviations: [], unitPriceRial: 95_000, quotedUnit };
    expect(lineSum({ ...line, answer }, units)).toEqual({ unitRial: 9_500, totalRial: 1_900_000 });
    expect(lineSum({ ...line, targetPriceRial: 9_000, answer: { deviations: [] } }, units)).toEqual({});
    const { quantity: _, ...unknown } = line;
    expect(lineSum({ ...unknown, answer }, units).totalRial).toBeUndefined();
  });

  it('gives no total when one line is unknown, never a wrong one', () => {
    const known = { ...line, targetPriceRial: 10 };
    expect(linesTotal([known, known], units)).toBe(4_000);
    expect(linesTotal([known, line], units)).toBeUndefined();
    expect(linesTotal([], units)).toBeUndefined();
  });
});

it('names the unit of a quantity', () => {
  expect(quantityText(line, units)).toBe('۲۰۰ عدد');
  expect(quantityText({ ...line, unitOfMeasurementId: 'tu-x' }, units)).toBe('۲۰۰');
});
