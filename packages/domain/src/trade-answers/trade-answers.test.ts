import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnsweredLine, AnsweredRequest, LineAnswer } from './answer-input';
import { compareAnswers } from './compare-answers';
import { linePrice } from './line-price';
import { matchLines } from './match-lines';

const answer = (fields: Partial<LineAnswer> = {}): LineAnswer => ({ deviations: [], ...fields });
const line = (title: string, fields: Partial<AnsweredLine> = {}): AnsweredLine => ({
  categoryId: 'c-1',
  title,
  quantity: 100,
  unitOfMeasurementId: 'tu-piece',
  ...fields,
});
const request = (
  id: string,
  lines: readonly AnsweredLine[],
  fields: Partial<AnsweredRequest> = {},
): AnsweredRequest => ({
  id,
  lines,
  answeredAt: '2026-11-20T08:00:00Z',
  isOpenOffer: true,
  shippingRial: 0,
  ...fields,
});
const isPack = (unit: string) => unit === 'tu-pack';

describe('the price of a line', () => {
  it.each<[string, Partial<LineAnswer>, number | undefined, unknown]>([
    ['as quoted', { unitPriceRial: 900 }, 200, { unitRial: 900, totalRial: 180_000 }],
    [
      'per pack of ten, in pieces',
      { unitPriceRial: 9_340, quotedUnit: { unitOfMeasurementId: 'tu-pack', containsQuantity: 10 } },
      120,
      { unitRial: 934, totalRial: 112_080 },
    ],
    [
      'in whole packs',
      { unitPriceRial: 9_340, quotedUnit: { unitOfMeasurementId: 'tu-pack', containsQuantity: 10 } },
      25,
      { unitRial: 934, totalRial: 28_020 },
    ],
    [
      'per tonne, in kilograms, to the nearest Rial',
      { unitPriceRial: 1_000_001, quotedUnit: { unitOfMeasurementId: 'tu-tonne', containsQuantity: 1_000 } },
      2.5,
      { unitRial: 1_000, totalRial: 2_500 },
    ],
    ['without a quantity', { unitPriceRial: 900 }, undefined, { unitRial: 900, totalRial: undefined }],
    ['unknown', {}, 200, undefined],
    ['beyond exact numbers', { unitPriceRial: 9e15 }, 1e9, { unitRial: 9e15, totalRial: undefined }],
  ])('R-310 is counted in the unit of the request: %s', (_name, given, quantity, expected) => {
    const isWhole = given.quotedUnit !== undefined && isPack(given.quotedUnit.unitOfMeasurementId);
    expect(linePrice(given, quantity, isWhole)).toEqual(expected);
  });
});

describe('the lines of a group', () => {
  it('R-311 stand beside each other by what is asked, also where a request was edited', () => {
    const rows = matchLines([
      request('a', [line('بلبرینگ 6205'), line('پیچ M8'), line('پیچ M8')]),
      request('b', [line('پيچ  M8'), line('بلبرینگ ۶۲۰۵'), line('واشر')]),
    ]);
    expect(rows.map(({ line: { title }, own }) => [title, own.map((each) => each?.title)])).toEqual([
      ['بلبرینگ 6205', ['بلبرینگ 6205', 'بلبرینگ ۶۲۰۵']],
      ['پیچ M8', ['پیچ M8', 'پيچ  M8']],
      ['پیچ M8', ['پیچ M8', undefined]],
      ['واشر', [undefined, 'واشر']],
    ]);
  });

  it('R-311 lose and repeat none', () => {
    const lines = fc.array(
      fc.constantFrom('a', 'b', 'c').map((title) => line(title)),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.array(lines, { minLength: 1, maxLength: 3 }), (lists) => {
        const rows = matchLines(lists.map((each, index) => request(String(index), each)));
        lists.forEach((each, index) => {
          const found = rows.flatMap(({ own }) => own[index] ?? []);
          expect(found.length).toBe(each.length);
          expect(new Set(found).size).toBe(new Set(each).size);
        });
      }),
    );
  });
});

describe('the comparison', () => {
  const cheap = answer({ unitPriceRial: 688, leadTimeDays: 9, deviations: [{ text: 'لقی عادی' }] });
  const quick = answer({ unitPriceRial: 874, leadTimeDays: 2 });

  it('R-312 marks the lowest price, the earliest date and the lowest total, with their deviations', () => {
    const { rows, totals } = compareAnswers(
      [request('a', [line('x', { answer: cheap })]), request('b', [line('x', { answer: quick })])],
      isPack,
    );
    expect(rows[0]?.cells.map((cell) => [cell?.isLowestPrice, cell?.isEarliest])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(totals).toMatchObject([
      { requestId: 'a', totalRial: 68_800, isLowestTotal: true, isEarliest: false, deviationCount: 1 },
      { requestId: 'b', totalRial: 87_400, isLowestTotal: false, isEarliest: true, deviationCount: 0 },
    ]);
  });

  it('R-312 marks only offers that can still be taken; one that has ended stays readable', () => {
    const cheapest = answer({ unitPriceRial: 500, leadTimeDays: 1 });
    const ended = request('e', [line('x', { answer: cheapest })], { isOpenOffer: false });
    const open = [request('a', [line('x', { answer: cheap })]), request('b', [line('x', { answer: quick })])];
    const { rows, totals } = compareAnswers([ended, ...open], isPack);
    expect(rows[0]?.cells.map((cell) => [cell?.isLowestPrice, cell?.isEarliest])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
    expect(totals).toMatchObject([
      { totalRial: 50_000, isOpenOffer: false, isLowestTotal: false, isEarliest: false },
      { totalRial: 68_800, isOpenOffer: true, isLowestTotal: true, isEarliest: false },
      { totalRial: 87_400, isOpenOffer: true, isLowestTotal: false, isEarliest: true },
    ]);
    // Beside offers that have ended, one alone is the lowest of nothing.
    const alone = compareAnswers([ended, ...open.slice(0, 1)], isPack);
    expect(alone.totals.map(({ isLowestTotal, isEarliest }) => isLowestTotal || isEarliest)).toEqual([
      false,
      false,
    ]);
  });

  it('R-313 gives no total for an unknown price or delivery, and says which', () => {
    const lines = [line('x', { answer: quick }), line('y', { answer: answer({ leadTimeDays: 3 }) })];
    const whole = [line('x', { answer: quick }), line('y', { answer: quick })];
    const { totals } = compareAnswers(
      [request('a', lines), request('b', whole, { shippingRial: undefined }), request('c', whole)],
      isPack,
    );
    expect(totals).toMatchObject([
      { totalRial: undefined, linesRial: undefined, unpriced: [1], leadTimeDays: 3, isLowestTotal: false },
      { totalRial: undefined, linesRial: 174_800, unpriced: [], isShippingKnown: false },
      // The only known total is not the lowest of anything.
      { totalRial: 174_800, isLowestTotal: false },
    ]);
  });

  it('R-313 does not compare what another quantity costs', () => {
    const half = line('x', { quantity: 50, answer: answer({ unitPriceRial: 600 }) });
    const { rows, totals } = compareAnswers(
      [request('a', [line('x', { answer: quick })]), request('b', [half])],
      isPack,
    );
    expect(rows[0]?.cells[1]).toMatchObject({ otherQuantity: 50, isLowestPrice: true });
    expect(totals.map(({ totalRial }) => totalRial)).toEqual([87_400, undefined]);
  });

  it('R-313 never counts a request that has no answer', () => {
    const { totals } = compareAnswers(
      [request('a', [line('x')], { answeredAt: undefined }), request('b', [], {})],
      isPack,
    );
    expect(totals).toMatchObject([
      { isAnswered: false, totalRial: undefined, leadTimeDays: undefined },
      { isAnswered: true, totalRial: undefined },
    ]);
  });

  it('R-312 a marked total is least among the known ones, whatever is answered', () => {
    const anyAnswer = fc.option(fc.record({ price: fc.option(fc.nat(1e9)), days: fc.option(fc.nat(90)) }), {
      nil: undefined,
    });
    fc.assert(
      fc.property(
        fc.array(fc.array(anyAnswer, { minLength: 2, maxLength: 2 }), { maxLength: 4 }),
        (given) => {
          const requests = given.map((answers, index) =>
            request(
              String(index),
              answers.map((each, position) =>
                line(`x${position}`, {
                  answer:
                    each &&
                    answer({ unitPriceRial: each.price ?? undefined, leadTimeDays: each.days ?? undefined }),
                }),
              ),
            ),
          );
          const { totals } = compareAnswers(requests, isPack);
          const known = totals.flatMap(({ totalRial }) => totalRial ?? []);
          for (const total of totals) {
            if (total.isLowestTotal) expect(total.totalRial).toBe(Math.min(...known));
            if (total.unpriced.length > 0) expect(total.totalRial).toBeUndefined();
          }
          if (known.length >= 2) expect(totals.some(({ isLowestTotal }) => isLowestTotal)).toBe(true);
        },
      ),
    );
  });
});
