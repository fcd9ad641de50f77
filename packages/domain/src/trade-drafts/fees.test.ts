import { expect, it } from 'vitest';
import { type RequestFee, sumFees } from '.';

const full: RequestFee = {
  isCovered: false,
  basePriceRial: 5_000_000,
  discountRial: 0,
  taxRial: 500_000,
  payableRial: 5_500_000,
  walletCreditRial: 6_000_000,
};
const covered: RequestFee = {
  ...full,
  isCovered: true,
  membership: { planTitle: 'طرح پایه', remainingRequests: 1 },
  discountRial: 5_000_000,
  taxRial: 0,
  payableRial: 0,
};

it.each([
  ['nothing', [], { payableRial: 0, walletRial: 0, leftRial: 0, unknown: 0, beyondPlan: 0 }],
  ['one fee within the credit', [full], { payableRial: 5_500_000, walletRial: 5_500_000, leftRial: 0 }],
  [
    'two fees beyond the credit',
    [full, full],
    { payableRial: 11_000_000, walletRial: 6_000_000, leftRial: 5_000_000 },
  ],
  [
    'different fees, each as it is',
    [covered, full],
    {
      basePriceRial: 10_000_000,
      discountRial: 5_000_000,
      taxRial: 500_000,
      payableRial: 5_500_000,
      beyondPlan: 0,
    },
  ],
  [
    'more covered ones than the plan has left',
    [covered, covered, covered],
    { payableRial: 0, beyondPlan: 2 },
  ],
  ['one that is not known yet', [full, undefined], { payableRial: 5_500_000, unknown: 1 }],
] as const)('R-391 sums %s', (_, fees, sum) => {
  expect(sumFees(fees)).toMatchObject(sum);
});
