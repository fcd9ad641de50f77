import { endedRequests } from './ended-requests';
import type { SeedTradeLine, SeedTradeRequest } from './seed-trade-request';
import { spinningRequests } from './spinning-requests';
import { answered, covered, paid, requested, seen, sent, start, toPay } from './trade-steps';

const bearings: SeedTradeLine = {
  categoryId: 'c-deep-groove-ball-bearing',
  title: 'بلبرینگ شیار عمیق 6205-2RSH',
  quantity: 200,
  unitId: 'tu-piece',
  targetPriceRial: 9_500_000,
};
const machining: SeedTradeLine = {
  categoryId: 'c-cnc-turning',
  title: 'تراش محور پمپ، قطر ۶۵، طول ۴۸۰ میلی‌متر',
  quantity: 12,
  unitId: 'tu-piece',
  targetPriceRial: 38_000_000,
  note: 'جنس 42CrMo4، سخت‌کاری القایی',
};

const singleRequests: readonly SeedTradeRequest[] = [
  {
    no: 1,
    userId: 'user-1',
    title: 'شیر کشویی خط آب خنک',
    lines: [{ categoryId: 'c-gate-valve', title: 'شیر کشویی فولادی DN80' }],
    revision: 0,
    steps: [start(5)],
  },
  {
    no: 2,
    userId: 'user-1',
    title: 'پمپ دنده‌ای روغن',
    lines: [
      { categoryId: 'c-gear-pump', title: 'پمپ دنده‌ای ۲۵ لیتر بر دقیقه', quantity: 2, unitId: 'tu-device' },
    ],
    buyerNote: 'برای هماهنگی با ۰۹۱۲۰۰۰۰۰۰۱ تماس بگیرید.',
    deliveryCityId: 'city-tehran',
    neededInDays: 40,
    revision: 1,
    steps: [
      start(30),
      requested(27),
      {
        type: 'CorrectionRequested',
        to: 'NeedsCorrection',
        hoursAgo: 26,
        note: 'شمارهٔ تماس را از یادداشت‌ها بردارید.',
      },
    ],
    correction: {
      reason: 'شمارهٔ تماس را از یادداشت‌ها بردارید.',
      errors: { buyerNote: ['شمارهٔ تماس را بردارید؛ پس از انتشار در گفت‌وگو بنویسید.'] },
    },
  },
  {
    no: 3,
    userId: 'user-1',
    title: 'شیر توپی سه‌راهه',
    buyerReference: 'PR-1405-121',
    lines: [{ categoryId: 'c-ball-valve', title: 'شیر توپی سه‌راههٔ DN50', quantity: 6, unitId: 'tu-piece' }],
    deliveryCityId: 'city-tehran',
    neededInDays: 35,
    revision: 1,
    steps: [start(9), requested(4), toPay(4)],
  },
  {
    no: 4,
    userId: 'user-1',
    title: 'پیچ و مهرهٔ سازه',
    lines: [
      {
        categoryId: 'c-expansion-anchor',
        title: 'رول‌بولت M12×110',
        quantity: 500,
        unitId: 'tu-piece',
        targetPriceRial: 420_000,
      },
      { categoryId: 'c-blind-rivet', title: 'میخ‌پرچ آلومینیمی ۴٫۸', quantity: 40, unitId: 'tu-pack' },
    ],
    deliveryCityId: 'city-isfahan',
    neededInDays: 25,
    revision: 1,
    steps: [start(52), requested(50), covered(50)],
    isCovered: true,
  },
  {
    no: 5,
    userId: 'user-1',
    title: 'بلبرینگ شیار عمیق 6205-2RSH',
    groupKey: 'bearings-1405-08',
    lines: [bearings],
    deliveryCityId: 'city-tehran',
    neededInDays: 30,
    revision: 1,
    steps: [start(76), requested(75), toPay(75), paid(74), sent(20), seen(19)],
    messages: [{ side: 'Buyer', hoursAgo: 20, text: 'درخواست فرستاده شد؛ منتظر پاسخ شما هستیم.' }],
  },
  {
    no: 6,
    userId: 'user-1',
    supplierId: 's-1',
    title: 'تراش محور پمپ',
    buyerReference: 'PR-1405-098',
    lines: [machining],
    buyerNote: 'نقشهٔ ساخت پس از توافق فرستاده می‌شود.',
    deliveryCityId: 'city-tehran',
    neededInDays: 45,
    revision: 2,
    steps: [start(120), requested(118), toPay(118), paid(117), sent(98), seen(97), answered(94)],
    messages: [
      { side: 'Buyer', hoursAgo: 98, text: 'نقشهٔ ساخت پس از توافق فرستاده می‌شود.' },
      {
        side: 'Supplier',
        hoursAgo: 94,
        text: 'با سپاس از درخواست شما؛ پاسخ هر ردیف نوشته شد.',
        isUnread: true,
      },
    ],
  },
  {
    no: 7,
    userId: 'user-1',
    title: 'پمپ دنده‌ای روغن، واحد دو',
    lines: [
      { categoryId: 'c-gear-pump', title: 'پمپ دنده‌ای ۴۰ لیتر بر دقیقه', quantity: 1, unitId: 'tu-device' },
    ],
    deliveryCityId: 'city-tehran',
    revision: 2,
    steps: [
      start(400),
      requested(399),
      toPay(399),
      paid(398),
      sent(390),
      seen(389),
      answered(370),
      { type: 'Agreed', to: 'Agreed', hoursAgo: 340 },
    ],
    messages: [
      { side: 'Buyer', hoursAgo: 390, text: 'درخواست فرستاده شد؛ منتظر پاسخ شما هستیم.' },
      { side: 'Supplier', hoursAgo: 370, text: 'با سپاس از درخواست شما؛ پاسخ هر ردیف نوشته شد.' },
      { side: 'Buyer', hoursAgo: 341, text: 'با قیمت و زمان تحویل موافقم.' },
      {
        side: 'Supplier',
        hoursAgo: 340,
        text: 'با سپاس؛ توافق ثبت شد و برای هماهنگی تحویل با شما تماس می‌گیریم.',
      },
    ],
    end: { code: 'BuyerAgreed', text: 'دو طرف بر سر پاسخ تأمین‌کننده توافق کردند.' },
  },
  {
    no: 8,
    userId: 'user-1',
    title: 'شیر کشویی DN150',
    lines: [{ categoryId: 'c-gate-valve', title: 'شیر کشویی فولادی DN150', quantity: 3, unitId: 'tu-piece' }],
    deliveryCityId: 'city-tehran',
    revision: 2,
    steps: [
      ...[start(1700), requested(1699), toPay(1699), paid(1698), sent(1690), seen(1689), answered(1670)],
      { type: 'Declined', to: 'Declined', hoursAgo: 1600 },
      { type: 'Closed', to: 'Closed', hoursAgo: 880 },
    ],
    messages: [
      { side: 'Buyer', hoursAgo: 1690, text: 'درخواست فرستاده شد؛ منتظر پاسخ شما هستیم.' },
      { side: 'Supplier', hoursAgo: 1670, text: 'با سپاس از درخواست شما؛ پاسخ هر ردیف نوشته شد.' },
      { side: 'Buyer', hoursAgo: 1601, text: 'زمان تحویل برای ما دیر است؛ منصرف شدیم.' },
    ],
    end: { code: 'BuyerDeclined', text: 'خریدار پاسخ تأمین‌کننده را نپذیرفت.' },
  },
  {
    no: 9,
    userId: 'user-1',
    title: 'بلبرینگ یدکی',
    groupKey: 'bearings-1405-08',
    lines: [{ ...bearings, quantity: 50 }],
    deliveryCityId: 'city-tehran',
    revision: 0,
    steps: [start(75), { type: 'Withdrawn', to: 'Withdrawn', hoursAgo: 73 }],
    end: { code: 'WithdrawnByBuyer', text: 'خریدار درخواست را پس گرفت.' },
  },
];

/** Requests in every lasting state, so that each screen has something to show. */
export const tradeRequests: readonly SeedTradeRequest[] = [
  ...singleRequests,
  ...spinningRequests,
  ...endedRequests,
];
