import { daysFromReference } from '../reference-date';

/** Notes and visits of the seed's buyer, so that no screen of the account is empty. The objects exist in every seed size. */
export const seedNotes = [
  {
    objectType: 'Product',
    objectId: 'sp-1',
    text: 'قیمت پارهٔ دوم را هم بپرسم؛ برای ده عدد پیش‌فاکتور لازم است.',
    color: 'Yellow',
    daysAgo: 3,
    remindInDays: 9,
  },
  {
    objectType: 'Product',
    objectId: 'sp-2',
    text: 'نمونه رسید؛ ابعاد با نقشه می‌خواند.',
    color: 'Green',
    daysAgo: 6,
  },
  {
    objectType: 'Supplier',
    objectId: 's-1',
    text: 'رابط فروش: آقای کریمی. تحویل در انبار، ساعت ۹ تا ۱۴.',
    color: 'Blue',
    daysAgo: 11,
  },
  {
    objectType: 'Category',
    objectId: 'c-deep-groove-ball-bearing',
    text: 'پسوند C3 برای موتورهای بالای ۴۵ کیلووات.',
    daysAgo: 20,
  },
  {
    objectType: 'Video',
    objectId: 'v-1',
    text: 'برای آموزش تیم نگهداری نشان داده شود.',
    color: 'Purple',
    daysAgo: 27,
    remindInDays: 2,
  },
] as const;

export const seedVisits = [
  { objectType: 'Product', objectId: 'sp-1', daysAgo: 0.1, times: 7 },
  { objectType: 'Product', objectId: 'sp-2', daysAgo: 0.4, times: 2 },
  { objectType: 'Supplier', objectId: 's-1', daysAgo: 1.1, times: 4 },
  { objectType: 'Category', objectId: 'c-deep-groove-ball-bearing', daysAgo: 1.3, times: 9 },
  { objectType: 'Product', objectId: 'sp-3', daysAgo: 2.2, times: 1 },
  { objectType: 'Video', objectId: 'v-1', daysAgo: 4.5, times: 2 },
  { objectType: 'Supplier', objectId: 's-2', daysAgo: 6.3, times: 1 },
] as const;

/** Returns the ISO 8601 instant `days` before the reference date. */
export const ago = (days: number): string => daysFromReference(-days);
