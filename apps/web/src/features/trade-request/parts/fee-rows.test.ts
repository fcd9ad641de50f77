import { expect, it } from 'vitest';
import { feeRows } from './fee-rows';

const fee = { isCovered: false, basePriceRial: 5_000, discountRial: 0, taxRial: 500 };
const membership = { planTitle: 'طرح پایه', validTo: '2027-01-20T08:00:00.000Z', remainingRequests: 2 };
const shown = (price: Parameters<typeof feeRows>[0]) =>
  feeRows(price).map(({ id, amountRial }) => [id, amountRial]);

it('R-401 names what a plan takes off after the plan, once, and a discount a discount', () => {
  expect(shown(fee)).toEqual([
    ['base', 5_000],
    ['tax', 500],
  ]);
  expect(shown({ ...fee, discountRial: 1_000, taxRial: 400 })).toEqual([
    ['base', 5_000],
    ['discount', -1_000],
    ['tax', 400],
  ]);
  const covered = feeRows({ ...fee, isCovered: true, membership, discountRial: 5_000, taxRial: 0 });
  expect(covered.map(({ id, amountRial }) => [id, amountRial])).toEqual([
    ['base', 5_000],
    ['cover', -5_000],
    ['tax', 0],
  ]);
  expect(covered[1]?.label).toContain('طرح پایه');
});
