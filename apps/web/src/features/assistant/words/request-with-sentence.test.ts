import type { UnderstoodPart } from '@bazaar/domain/assistant';
import { expect, it } from 'vitest';
import { answer, sentence, understanding } from '../assistant.fixtures';
import { massUnits, weighed } from '../weights.fixtures';
import { requestWithSentence } from './request-with-sentence';

const said = { spans: [], strength: 'hard' } as const;
const quantity = { ...said, key: 'quantity', kind: 'quantity', amount: 5 } as const;
const price = { ...said, key: 'price', kind: 'price', per: 'unit', maxRial: 200_000_000 } as const;
const [kilogram, tonne] = ['tu-kg', 'tu-tonne'].map((id) => ({
  tradeUnitId: id,
  unitTitle: weighed.find((unit) => unit.id === id)?.title ?? '',
}));
const requestOf = (parts: readonly UnderstoodPart[]) =>
  requestWithSentence(
    { understanding: { ...understanding, parts }, tradeUnits: weighed, units: massUnits },
    '/ai?q=x',
  );

it('R-577 the request says the sentence, the price limit of one unit and the city', () => {
  expect(requestWithSentence(answer, '/ai?q=x')).toMatchObject({
    kind: 'specification',
    categoryId: 'c-deep-groove-ball-bearing',
    quantity: 500,
    note: sentence,
    targetRial: 20_000_000,
    deliveryCityId: 'city-tehran',
  });
});

it('R-577 the price limit is for one of the unit the request is counted in', () => {
  const perTonne = { ...price, ...tonne };
  expect(requestOf([{ ...quantity, ...tonne }, perTonne])).toMatchObject({
    ...{ quantity: 5, unitId: 'tu-tonne', targetRial: 200_000_000 },
  });
  expect(requestOf([{ ...quantity, ...kilogram }, perTonne])).toMatchObject({
    ...{ quantity: 5, unitId: 'tu-kg', targetRial: 200_000 },
  });
  expect(
    requestOf([
      { ...quantity, ...tonne },
      { ...price, ...kilogram, maxRial: 285_000 },
    ]),
  ).toMatchObject({
    targetRial: 285_000_000,
  });
});

it('R-577 without a quantity the request is counted in the unit of the price limit', () => {
  expect(requestOf([{ ...price, ...tonne }])).toMatchObject({
    ...{ quantity: 1, unitId: 'tu-tonne', unit: 'تن', targetRial: 200_000_000 },
  });
});

it.each<[string, readonly UnderstoodPart[]]>([
  ['in no unit', [quantity, { ...price, ...tonne }]],
  [
    'in a unit it cannot be counted in',
    [
      { ...quantity, tradeUnitId: 'tu-piece' },
      { ...price, ...tonne },
    ],
  ],
  ['in any, and the limit for a unit the catalogue does not have', [{ ...price, unitTitle: 'کیسه' }]],
  ['in any, and the limit on all', [{ ...price, per: 'total' }]],
  [
    'in any, and the limit a least price',
    [{ ...said, key: 'price', kind: 'price', per: 'unit', minRial: 9 }],
  ],
])('R-577 there is no price limit where the quantity is %s', (_, parts) => {
  expect(requestOf(parts)).not.toHaveProperty('targetRial');
});
