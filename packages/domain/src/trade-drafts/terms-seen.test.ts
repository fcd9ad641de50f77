import { expect, it } from 'vitest';
import {
  changesSince,
  NOTHING_SEEN,
  type OfferTerms,
  type SupplierTerms,
  withAccepted,
  withFirstSeen,
} from '.';

const offer: OfferTerms = { isAvailable: true, amountRial: 9_000_000, moq: 10, leadTimeDays: 3 };
const supplier: SupplierTerms = {
  acceptsDirectOrder: true,
  minOrderRial: 50_000_000,
  paymentTerms: ['Cash', 'Check'],
  deliveryMethods: ['Freight'],
  requiredDocumentTypeIds: [],
};
const ofOffer = (change: Partial<OfferTerms>) => ({
  offers: { 'sp-1': { ...offer, ...change } },
  suppliers: {},
});
const ofSupplier = (change: Partial<SupplierTerms>) => ({
  offers: {},
  suppliers: { 's-1': { ...supplier, ...change } },
});

it.each([
  ['nothing', ofOffer({}), ofOffer({}), []],
  ['a price', ofOffer({}), ofOffer({ amountRial: 9_500_000 }), [['price', 9_000_000, 9_500_000]]],
  [
    'a price that became a range',
    ofOffer({}),
    ofOffer({ maxAmountRial: 9_900_000 }),
    [['price', 9_000_000, [9_000_000, 9_900_000]]],
  ],
  [
    'a price told on inquiry now',
    ofOffer({}),
    { offers: { 'sp-1': { isAvailable: true, moq: 10, leadTimeDays: 3 } }, suppliers: {} },
    [['price', 9_000_000, undefined]],
  ],
  [
    'the smallest order and the lead time',
    ofOffer({}),
    ofOffer({ moq: 20, leadTimeDays: 7 }),
    [
      ['moq', 10, 20],
      ['lead-time', 3, 7],
    ],
  ],
  [
    'an offer that is gone, and only that',
    ofOffer({}),
    ofOffer({ isAvailable: false, amountRial: 1 }),
    [['availability', true, false]],
  ],
  [
    'an offer that is there again',
    ofOffer({ isAvailable: false, amountRial: 1 }),
    ofOffer({}),
    [['availability', false, true]],
  ],
  [
    'a supplier who takes no orders now',
    ofSupplier({}),
    ofSupplier({ acceptsDirectOrder: false }),
    [['direct-order', true, false]],
  ],
  ['its terms in another order', ofSupplier({}), ofSupplier({ paymentTerms: ['Check', 'Cash'] }), []],
  [
    'its minimum, terms, methods and documents',
    ofSupplier({}),
    ofSupplier({
      minOrderRial: 60_000_000,
      paymentTerms: ['Cash'],
      deliveryMethods: [],
      requiredDocumentTypeIds: ['td-vat'],
    }),
    [
      ['min-order', 50_000_000, 60_000_000],
      ['payment-terms', ['Cash', 'Check'], ['Cash']],
      ['delivery-methods', ['Freight'], []],
      ['documents', [], ['td-vat']],
    ],
  ],
  ['nothing of what was never seen', NOTHING_SEEN, ofOffer({}), []],
  ['nothing of what was not read now', ofOffer({}), NOTHING_SEEN, []],
] as const)('R-392 tells %s', (_, seen, now, changes) => {
  expect(changesSince(seen, now).map(({ kind, from, to }) => [kind, from, to])).toEqual(changes);
});

it('R-392 remembers what was seen first, until the buyer accepts what changed', () => {
  const dearer = ofOffer({ amountRial: 9_500_000 });
  const first = withFirstSeen(NOTHING_SEEN, ofOffer({}));
  expect(withFirstSeen(first, dearer)).toBe(first);
  expect(changesSince(first, dearer)).toHaveLength(1);
  expect(changesSince(withAccepted(first, dearer), dearer)).toEqual([]);
});
