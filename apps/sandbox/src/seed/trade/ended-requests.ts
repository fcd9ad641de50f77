import type { SeedTradeRequest } from './seed-trade-request';
import { answered, covered, paid, requested, seen, sent, start, toPay } from './trade-steps';

const hello = 'درخواست فرستاده شد؛ منتظر پاسخ شما هستیم.';
const reply = 'با سپاس از درخواست شما؛ پاسخ هر ردیف نوشته شد.';

/** Requests that wait for others or have ended, so that every tab of the list has something to show. */
export const endedRequests: readonly SeedTradeRequest[] = [
  {
    no: 13,
    userId: 'user-1',
    title: 'شیر توپی خط بخار',
    buyerReference: 'PR-1405-087',
    lines: [{ categoryId: 'c-ball-valve', title: 'شیر توپی DN25', quantity: 24, unitId: 'tu-piece' }],
    deliveryCityId: 'city-isfahan',
    revision: 2,
    steps: [
      ...[start(900), requested(898), toPay(898), paid(897), sent(890), seen(889), answered(870)],
      { type: 'Expired', to: 'Expired', hoursAgo: 534 },
    ],
    messages: [
      { side: 'Buyer', hoursAgo: 890, text: hello },
      { side: 'Supplier', hoursAgo: 870, text: reply },
    ],
    end: { code: 'ValidityPassed', text: 'مهلت پاسخ پایان یافت.' },
    answerTerms: { shippingRial: 9_000_000, paymentTerm: 'Cash' },
  },
  {
    no: 14,
    userId: 'user-1',
    title: 'رول‌بولت سازه، انبار دو',
    lines: [
      { categoryId: 'c-expansion-anchor', title: 'رول‌بولت M16×140', quantity: 900, unitId: 'tu-piece' },
    ],
    deliveryCityId: 'city-tehran',
    revision: 4,
    steps: [
      ...[start(620), requested(619), toPay(619), paid(618), sent(600), seen(599), answered(590)],
      { type: 'Declined', to: 'Declined', hoursAgo: 520 },
    ],
    messages: [
      { side: 'Buyer', hoursAgo: 600, text: hello },
      { side: 'Supplier', hoursAgo: 590, text: reply },
      { side: 'Buyer', hoursAgo: 522, text: 'باز هم کمتر؟' },
      {
        side: 'Supplier',
        hoursAgo: 520,
        text: 'با سپاس؛ بهتر از این پیشنهادی نداریم و از این درخواست کنار می‌رویم.',
      },
    ],
    end: { code: 'SupplierDeclined', text: 'تأمین‌کننده پیشنهاد خریدار را نپذیرفت و کنار رفت.' },
    answerTerms: { paymentTerm: 'Cash' },
  },
  {
    no: 15,
    userId: 'user-1',
    title: 'میخ‌پرچ کارگاه',
    buyerReference: 'PR-1405-130',
    lines: [{ categoryId: 'c-blind-rivet', title: 'میخ‌پرچ فولادی ۴٫۰', quantity: 60, unitId: 'tu-pack' }],
    deliveryCityId: 'city-tehran',
    neededInDays: 20,
    revision: 1,
    steps: [start(40), requested(38), covered(38), sent(37)],
    messages: [{ side: 'Buyer', hoursAgo: 37, text: hello }],
    isCovered: true,
  },
  {
    no: 16,
    userId: 'user-1',
    title: 'شیر کشویی خط آتش‌نشانی',
    lines: [{ categoryId: 'c-gate-valve', title: 'شیر کشویی DN100', quantity: 4, unitId: 'tu-piece' }],
    deliveryCityId: 'city-tehran',
    revision: 1,
    steps: [start(210), requested(205), toPay(205)],
    isPaymentCancelled: true,
  },
  {
    no: 17,
    userId: 'user-1',
    title: 'پمپ دنده‌ای، واحد سه',
    lines: [
      { categoryId: 'c-gear-pump', title: 'پمپ دنده‌ای ۶۰ لیتر بر دقیقه', quantity: 1, unitId: 'tu-device' },
    ],
    deliveryCityId: 'city-isfahan',
    revision: 1,
    steps: [start(90), requested(80)],
  },
];
