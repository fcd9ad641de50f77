import { expect, it } from 'vitest';
import { buyerPlans, featuresOf, periodsOf, plansFor } from './plan-offers';

const model = (id: string, audience: string, level: number, periodMonths: number) => ({
  id,
  title: id,
  data: {
    audience,
    level,
    periodMonths,
    priceRial: 10,
    features: [],
    limits: { agents: level },
    isPopular: false,
  },
});
const plans = buyerPlans([
  model('free', 'Buyer', 1, 1),
  model('pro-1', 'Buyer', 2, 1),
  model('pro-12', 'Buyer', 2, 12),
  model('gold', 'Supplier', 3, 12),
  { id: 'strange', title: 'strange' },
]);

it('shows one plan for each level, for the wanted months or the nearest', () => {
  expect(periodsOf(plans)).toEqual([1, 12]);
  expect(plansFor(plans, 12).map(({ id }) => id)).toEqual(['free', 'pro-12']);
  expect(plansFor(plans, 1).map(({ id }) => id)).toEqual(['free', 'pro-1']);
});

it('names the limits of a plan, else what the service writes of it', () => {
  const [free] = plans;
  if (free === undefined) throw new Error('no plan');
  expect(featuresOf(free)).toEqual([{ title: 'نمایندهٔ شرکت', value: '۱' }]);
  const features = [{ title: 'پشتیبانی', value: 'تلفن' }];
  expect(featuresOf({ ...free, limits: {}, features })).toEqual(features);
});
