import type { PropertyValue, TradeRequest, TradeRequestLine, UnitOfMeasurement } from '@bazaar/api/model';

export const answerUnits: readonly UnitOfMeasurement[] = [
  { id: 'tu-piece', title: 'عدد', symbol: 'عدد', isDiscrete: true },
  { id: 'tu-pack', title: 'بسته', symbol: 'بسته', isDiscrete: true },
];

const load = (value: number): PropertyValue => ({
  propertyId: 'p-load',
  title: 'بار دینامیکی',
  symbol: 'C',
  value,
  measurementUnitId: 'u-kn',
  unitDisplayText: 'kN',
});
const clearance: PropertyValue = {
  propertyId: 'p-clearance',
  title: 'لقی داخلی',
  optionIds: ['o-c3'],
  optionTitles: ['C3'],
};

type Answer = NonNullable<TradeRequestLine['answer']>;

function line(no: number, size: string, quantity: number, answer: Answer | undefined): TradeRequestLine {
  return {
    id: `trl-${no}`,
    categoryId: 'c-deep-groove',
    title: `بلبرینگ شیار عمیق ${size}`,
    quantity,
    unitOfMeasurementId: 'tu-piece',
    requiredProperties: no === 1 ? [load(14), clearance] : [load(20)],
    fileIds: [],
    files: [],
    ...(answer === undefined ? {} : { answer }),
  };
}

const sizes = [
  ['25 × 52 × 15 mm', 200],
  ['25 × 62 × 17 mm', 60],
  ['30 × 62 × 16 mm', 120],
] as const;

interface Given {
  readonly no: number;
  readonly name: string;
  readonly city: string;
  readonly responseHours: number;
  readonly answeredAt?: string;
  readonly validUntil?: string;
  readonly answers: readonly Answer[];
  readonly shippingRial?: number;
  readonly paymentTerm?: 'Cash' | 'Check';
}

function request({
  no,
  name,
  city,
  responseHours,
  answeredAt,
  validUntil,
  answers,
  ...terms
}: Given): TradeRequest {
  const isAnswered = answeredAt !== undefined;
  return {
    id: `tr-${no}`,
    number: `TR-10030${no}`,
    kind: 'DirectOrder',
    status: isAnswered ? 'Answered' : 'Seen',
    version: 5,
    clientRequestId: `5b1c2f0a-7d55-4f0e-8a63-2a0f3f1f5f1${no}`,
    groupKey: 'spinning-line',
    revision: 2,
    title: 'بلبرینگ خط ریسندگی',
    buyerReference: 'PR-1405-112',
    buyer: { customerId: 'customer-1', name: 'نوید رضایی' },
    supplier: {
      id: `s-${no}`,
      name,
      slug: name,
      monogram: 'ی‌پ',
      cityName: city,
      kinds: ['Distributor'],
      categoryTypes: ['Product'],
      isConfirmed: true,
      confirmation: {
        kind: 'PlatformConfirmed',
        title: 'تأیید هویت',
        issuer: 'بازار صنعت',
        issuedAt: '2024-05-08T00:00:00Z',
        validTo: '2027-05-08T00:00:00Z',
        state: 'Valid',
      },
      yearsOnPlatform: 2,
      productCount: 120,
      delegationCount: 1,
      responseHours,
    },
    lines: sizes.map(([size, quantity], index) => line(index + 1, size, quantity, answers[index])),
    currency: 'IRR',
    neededBy: '2026-12-06',
    documents: [],
    createdAt: '2026-11-20T06:30:00Z',
    updatedAt: '2026-11-21T10:10:00Z',
    allowedActions: ['Message', 'Duplicate'],
    submittedAt: '2026-11-20T07:00:00Z',
    publishedAt: '2026-11-21T05:34:00Z',
    seenAt: '2026-11-21T05:50:00Z',
    validUntil: validUntil ?? '2026-12-20T05:34:00Z',
    conversationId: `conv-${no}`,
    ...(isAnswered ? { answeredAt, answerTerms: terms } : {}),
  } as TradeRequest;
}

/** Now, in the comparison's stories and tests: Saturday 30 Aban 1405, two in the afternoon. */
export const answersNowMs = Date.parse('2026-11-21T10:30:00Z');

export const pars = request({
  no: 1,
  name: 'یاتاقان پارس',
  city: 'تهران',
  responseHours: 2,
  answeredAt: '2026-11-21T07:34:00Z',
  validUntil: '2026-11-24T13:30:00Z',
  shippingRial: 32_000_000,
  paymentTerm: 'Check',
  answers: [
    {
      offeredTitle: 'SKF 6205-2RSH/C3',
      unitPriceRial: 9_100_000,
      priceBreaks: [{ quantity: 500, unitPriceRial: 8_700_000 }],
      leadTimeDays: 4,
      deviations: [],
    },
    { offeredTitle: 'SKF 6305-2RS1', unitPriceRial: 14_500_000, leadTimeDays: 4, deviations: [] },
    { offeredTitle: 'SKF 6206-2RS1', unitPriceRial: 12_900_000, leadTimeDays: 4, deviations: [] },
  ],
});

export const alborz = request({
  no: 2,
  name: 'یاتاقان البرز',
  city: 'کرج',
  responseHours: 5,
  answeredAt: '2026-11-21T10:10:00Z',
  validUntil: '2026-11-22T08:30:00Z',
  shippingRial: 0,
  paymentTerm: 'Cash',
  answers: [
    { offeredTitle: 'FAG 6205-2RSR-C3', unitPriceRial: 8_740_000, leadTimeDays: 2, deviations: [] },
    { offeredTitle: 'FAG 6305-2RSR', unitPriceRial: 13_800_000, leadTimeDays: 7, deviations: [] },
    {
      offeredTitle: 'FAG 6206-2RSR',
      unitPriceRial: 12_620_000,
      leadTimeDays: 2,
      deviations: [
        {
          propertyId: 'p-load',
          text: 'خواسته ۲۰، پیشنهاد ۱۹٫۵ kN',
          requestedText: '۲۰ kN',
          offeredText: '۱۹٫۵ kN',
        },
      ],
    },
  ],
});

export const azargostar = request({
  no: 3,
  name: 'بلبرینگ آذرگستر',
  city: 'تبریز',
  responseHours: 24,
  answeredAt: '2026-11-21T10:25:00Z',
  validUntil: '2026-11-28T13:30:00Z',
  shippingRial: 64_000_000,
  paymentTerm: 'Cash',
  answers: [
    {
      offeredTitle: 'NTN 6205LLU',
      unitPriceRial: 6_880_000,
      leadTimeDays: 9,
      deviations: [{ propertyId: 'p-clearance', text: 'خواسته C3، پیشنهاد عادی' }],
    },
    { offeredTitle: 'NTN 6305LLU', deviations: [], note: 'پس از اعلام انبار مرکزی' },
    {
      offeredTitle: 'NTN 6206LLU',
      unitPriceRial: 93_400_000,
      quotedUnit: { unitOfMeasurementId: 'tu-pack', containsQuantity: 10 },
      leadTimeDays: 9,
      deviations: [],
    },
  ],
});

/** Has seen the request and not answered it yet. */
export const waiting = request({
  no: 4,
  name: 'تأمین‌صنعت سپاهان',
  city: 'اصفهان',
  responseHours: 8,
  answers: [],
});

/** A request that is over as the service sends it: without the end of its answer's validity. */
function ended(request: TradeRequest, status: 'Expired' | 'Declined', code: string): TradeRequest {
  const { validUntil, ...rest } = request as TradeRequest & { readonly validUntil?: string };
  const end = { reason: { code }, closedAt: validUntil, allowedActions: ['Duplicate'] };
  return { ...rest, ...end, status } as unknown as TradeRequest;
}

/** The cheapest answer, which nobody can take any more. */
export const expired = ended(azargostar, 'Expired', 'ValidityPassed');

/** Was refused by its supplier without an answer. */
export const declined = ended(waiting, 'Declined', 'SupplierDeclined');
