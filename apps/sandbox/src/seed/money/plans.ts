import type { MembershipPlan } from '../../membership/membership-plans';

interface PlanLevel {
  audience: MembershipPlan['audience'];
  level: number;
  title: string;
  limits: MembershipPlan['limits'];
  support: string;
  /** Rial by months, without tax. */
  prices: Partial<Record<1 | 3 | 12, number>>;
}

const levels: PlanLevel[] = [
  {
    audience: 'Buyer',
    level: 1,
    title: 'طرح پایهٔ خریدار',
    limits: { directOrdersPerMonth: 1, messagesPerDay: 20, agents: 1 },
    support: 'پیام',
    prices: { 1: 0 },
  },
  {
    audience: 'Buyer',
    level: 2,
    title: 'طرح حرفه‌ای خریدار',
    limits: { directOrdersPerMonth: 10, messagesPerDay: 100, agents: 3 },
    support: 'پیام و تلفن',
    prices: { 1: 20_000_000, 3: 54_000_000, 12: 192_000_000 },
  },
  {
    audience: 'Buyer',
    level: 3,
    title: 'طرح سازمانی خریدار',
    limits: { directOrdersPerMonth: 60, messagesPerDay: 500, agents: 15 },
    support: 'کارشناس ویژه',
    prices: { 1: 65_000_000, 3: 175_000_000, 12: 620_000_000 },
  },
  {
    audience: 'Supplier',
    level: 1,
    title: 'طرح برنزی',
    limits: { messagesPerDay: 100, agents: 2 },
    support: 'پیام',
    prices: { 1: 15_000_000, 3: 40_000_000, 12: 140_000_000 },
  },
  {
    audience: 'Supplier',
    level: 2,
    title: 'طرح نقره‌ای',
    limits: { messagesPerDay: 300, agents: 6 },
    support: 'پیام و تلفن',
    prices: { 1: 35_000_000, 3: 95_000_000, 12: 340_000_000 },
  },
  {
    audience: 'Supplier',
    level: 3,
    title: 'طرح طلایی',
    limits: { messagesPerDay: 1000, agents: 20 },
    support: 'کارشناس ویژه',
    prices: { 1: 80_000_000, 3: 215_000_000, 12: 780_000_000 },
  },
];

const periodNames = { 1: 'یک‌ماهه', 3: 'سه‌ماهه', 12: 'یک‌ساله' } as const;
const persian = new Intl.NumberFormat('fa-IR');

/** Every plan on sale, one entry for each period. */
export const membershipPlans: MembershipPlan[] = levels.flatMap((level) =>
  ([1, 3, 12] as const).flatMap((months) => {
    const priceRial = level.prices[months];
    return priceRial === undefined ? [] : [planOf(level, months, priceRial)];
  }),
);

function planOf(level: PlanLevel, periodMonths: 1 | 3 | 12, priceRial: number): MembershipPlan {
  const { audience, limits, support } = level;
  return {
    id: `plan-${audience.toLowerCase()}-${level.level}-${periodMonths}`,
    // What costs nothing is not taken for a period.
    title: priceRial === 0 ? level.title : `${level.title}، ${periodNames[periodMonths]}`,
    audience,
    level: level.level,
    periodMonths,
    priceRial,
    features: [
      ...(limits.directOrdersPerMonth === undefined
        ? []
        : [
            {
              title: 'درخواست مستقیم در ماه',
              value: `${persian.format(limits.directOrdersPerMonth)} درخواست`,
            },
          ]),
      { title: 'پیام در روز', value: `${persian.format(limits.messagesPerDay ?? 0)} پیام` },
      { title: 'نماینده', value: `${persian.format(limits.agents ?? 0)} نفر` },
      { title: 'پشتیبانی', value: support },
    ],
    limits,
    isPopular: level.level === 2 && periodMonths === 3,
  };
}
