import type { PropertyValue, TradeRequestLineAnswer } from '@bazaar/api/model';
import type { SeedTradeLine, SeedTradeRequest } from './seed-trade-request';
import { answered, paid, requested, seen, sent, start, toPay } from './trade-steps';

const categoryId = 'c-deep-groove-ball-bearing';

/** A dimension in millimetres, exactly. */
function dimension(id: string, title: string, symbol: string, value: number): PropertyValue {
  return {
    ...{ propertyId: `p-${id}`, title, symbol, group: 'ابعاد' },
    ...{ value, maxValue: value, baseValue: value, baseMaxValue: value },
    ...{ measurementQuantityId: 'q-length', measurementUnitId: 'u-mm', unitDisplayText: 'mm', decimals: 2 },
  };
}

function dynamicLoad(atLeast: number): PropertyValue {
  return {
    ...{ propertyId: 'p-dynamic-load', title: 'بار دینامیکی', symbol: 'C', group: 'بار و سرعت' },
    ...{ value: atLeast, baseValue: atLeast, decimals: 2 },
    ...{ measurementQuantityId: 'q-force', measurementUnitId: 'u-kn', unitDisplayText: 'kN' },
  };
}

const size = (bore: number, outside: number, width: number): PropertyValue[] => [
  dimension('bore', 'قطر داخلی', 'd', bore),
  dimension('outer-diameter', 'قطر خارجی', 'D', outside),
  dimension('bearing-width', 'پهنا', 'B', width),
];
const sealed: PropertyValue = {
  ...{ propertyId: 'p-bearing-seal', title: 'نوع آب‌بند', group: 'ساختار' },
  ...{ optionIds: ['o-bearing-seal-rs'], optionTitles: ['لاستیکی دوطرفه 2RS'] },
};
const clearance: PropertyValue = {
  ...{ propertyId: 'p-clearance', title: 'لقی داخلی', group: 'ساختار' },
  ...{ optionIds: ['o-clearance-c3'], optionTitles: ['C3'] },
};

const need: readonly SeedTradeLine[] = [
  {
    ...{ categoryId, title: 'بلبرینگ شیار عمیق ۲۵ × ۵۲ × ۱۵', quantity: 200, unitId: 'tu-piece' },
    requiredProperties: [...size(25, 52, 15), dynamicLoad(14), sealed, clearance],
    priceQuantities: [500, 1000],
    targetPriceRial: 8_900_000,
  },
  {
    ...{ categoryId, title: 'بلبرینگ شیار عمیق ۲۵ × ۶۲ × ۱۷', quantity: 60, unitId: 'tu-piece' },
    requiredProperties: [...size(25, 62, 17), sealed],
    note: 'SKF 6305-2RS1 یا هم‌ارز',
  },
  {
    ...{ categoryId, title: 'بلبرینگ شیار عمیق ۳۰ × ۶۲ × ۱۶', quantity: 120, unitId: 'tu-piece' },
    requiredProperties: [...size(30, 62, 16), dynamicLoad(20), sealed],
  },
];

const offer = (
  offeredTitle: string,
  unitPriceRial: number,
  leadTimeDays: number,
  more: Partial<TradeRequestLineAnswer> = {},
): TradeRequestLineAnswer => ({ offeredTitle, unitPriceRial, leadTimeDays, deviations: [], ...more });

interface SupplierAnswer {
  no: number;
  answeredHoursAgo: number;
  answers: TradeRequestLineAnswer[];
  terms: SeedTradeRequest['answerTerms'] & object;
}

/** One with every property as requested; one cheaper in all, with a deviation; one without a price for a line, and in packs for another. */
const given: readonly SupplierAnswer[] = [
  {
    no: 10,
    answeredHoursAgo: 28,
    answers: [
      offer('6205-2RSH/C3 SKF', 9_100_000, 4, {
        priceBreaks: [
          { quantity: 500, unitPriceRial: 8_900_000 },
          { quantity: 1000, unitPriceRial: 8_720_000 },
        ],
        note: 'از موجودی انبار',
      }),
      offer('6305-2RS1 SKF', 14_500_000, 4),
      offer('6206-2RS1 SKF', 12_900_000, 4),
    ],
    terms: { shippingRial: 32_000_000, paymentTerm: 'Check', note: 'چک ۶۰ روزه' },
  },
  {
    no: 11,
    answeredHoursAgo: 26,
    answers: [
      offer('6205-2RSR-C3 FAG', 8_740_000, 2, {
        priceBreaks: [{ quantity: 500, unitPriceRial: 8_510_000 }],
      }),
      offer('6305-2RSR FAG', 13_800_000, 7),
      offer('6206-2RSR FAG', 12_620_000, 2, {
        deviations: [
          {
            text: 'بار دینامیکی: خواسته دست‌کم ۲۰ kN، پیشنهاد ۱۹٫۵ kN',
            ...{ propertyId: 'p-dynamic-load', requestedText: 'دست‌کم ۲۰ kN', offeredText: '۱۹٫۵ kN' },
          },
        ],
      }),
    ],
    terms: { shippingRial: 0, paymentTerm: 'Cash', note: '۲٪ تخفیف پس از توافق' },
  },
  {
    no: 12,
    answeredHoursAgo: 25,
    answers: [
      offer('6205LLU NTN', 6_880_000, 9, {
        deviations: [
          {
            text: 'لقی داخلی: خواسته C3، پیشنهاد عادی',
            ...{ propertyId: 'p-clearance', requestedText: 'C3', offeredText: 'عادی' },
          },
        ],
      }),
      {
        offeredTitle: '6305LLU NTN',
        note: 'پس از اعلام انبار مرکزی',
        deviations: [{ text: 'هم‌ارز؛ ابعاد برابر است.' }],
      },
      offer('6206LLU NTN', 93_400_000, 9, {
        quotedUnit: { unitOfMeasurementId: 'tu-pack', containsQuantity: 10 },
      }),
    ],
    terms: { shippingRial: 64_000_000, paymentTerm: 'Cash' },
  },
];

/** One need of three lines, sent to three suppliers, who have answered it. */
export const spinningRequests: readonly SeedTradeRequest[] = given.map(
  ({ no, answeredHoursAgo, answers, terms }, supplierRank) => ({
    no,
    userId: 'user-1',
    supplierRank,
    title: 'بلبرینگ خط ریسندگی',
    groupKey: 'spinning-line-1405-08',
    buyerReference: 'PR-1405-112',
    lines: need.map((line, index) => ({ ...line, ...(answers[index] && { answer: answers[index] }) })),
    buyerNote: 'تحویل یک‌جا در کارخانه.',
    deliveryCityId: 'city-tehran',
    neededInDays: 60,
    revision: 2,
    steps: [
      ...[start(50), requested(48), toPay(48), paid(47), sent(30)],
      ...[seen(29.5), answered(answeredHoursAgo)],
    ],
    messages: [
      { side: 'Buyer', hoursAgo: 30, text: 'تحویل یک‌جا در کارخانه.' },
      {
        side: 'Supplier',
        hoursAgo: answeredHoursAgo,
        text: 'با سپاس از درخواست شما؛ پاسخ هر ردیف نوشته شد.',
      },
    ],
    answerTerms: terms,
  }),
);
