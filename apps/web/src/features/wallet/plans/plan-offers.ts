import type { MembershipPlan, TypeModel } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian';
import { walletTexts as texts } from '@/translations/wallet';

/** Returns the plans for buyers in a list of the service; an entry without the members of a plan is left out. */
export function buyerPlans(models: readonly TypeModel[]): readonly MembershipPlan[] {
  return models.flatMap(({ id, title, data }) => {
    const plan = { id, title, ...data } as Partial<MembershipPlan>;
    const isPlan = typeof plan.priceRial === 'number' && typeof plan.periodMonths === 'number';
    return isPlan && plan.audience === 'Buyer' ? [plan as MembershipPlan] : [];
  });
}

/** Returns the months plans are sold for, shortest first. */
export function periodsOf(plans: readonly MembershipPlan[]): readonly number[] {
  return [...new Set(plans.map(({ periodMonths }) => periodMonths))].sort((one, other) => one - other);
}

/** Returns one plan for each level, lowest first: for the wanted months, or the nearest it is sold for. */
export function plansFor(plans: readonly MembershipPlan[], months: number): readonly MembershipPlan[] {
  const levels = [...new Set(plans.map(({ level }) => level))].sort((one, other) => one - other);
  const distance = ({ periodMonths }: MembershipPlan) => Math.abs(periodMonths - months);
  return levels.flatMap((level) => {
    const sold = plans.filter((plan) => plan.level === level);
    return sold.sort((one, other) => distance(one) - distance(other)).slice(0, 1);
  });
}

/** Returns what a plan covers: its limits by name, else what the service writes of it. */
export function featuresOf({ limits, features }: MembershipPlan) {
  const names = texts.planLimits;
  const known = (Object.keys(names) as (keyof typeof names)[]).flatMap((name) => {
    const value = limits?.[name];
    return value === undefined ? [] : [{ title: names[name], value: formatNumber(value) }];
  });
  return known.length > 0 ? known : (features ?? []);
}
