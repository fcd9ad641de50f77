import type { Catalogue } from '../catalogue-entry.ts';

export const productsPatterns: Catalogue = {
  'Patterns/Products/Compare box': {
    status: 'stable',
    persian: ['خانهٔ مقایسه', 'افزودن به مقایسه'],
    english: ['compare checkbox', 'add to compare'],
  },
  'Patterns/Products/Compare tray': {
    status: 'stable',
    persian: ['سینی مقایسه', 'نوار مقایسه'],
    english: ['compare bar', 'comparison tray'],
  },
  'Patterns/Products/Comparison': {
    status: 'stable',
    persian: ['جدول مقایسه', 'مقایسهٔ محصول'],
    english: ['side by side', 'compare table'],
  },
  'Patterns/Products/Fact list': {
    status: 'stable',
    persian: ['فهرست ویژگی‌ها', 'برچسب و مقدار'],
    english: ['definition list', 'key value'],
  },
  'Patterns/Products/Favourite toggle': {
    status: 'stable',
    persian: ['علاقه‌مندی', 'نشان کردن'],
    english: ['bookmark', 'heart', 'save'],
  },
  'Patterns/Products/Offers table': {
    status: 'stable',
    persian: ['جدول پیشنهادها', 'فروشنده‌ها'],
    english: ['sellers', 'supplier prices'],
  },
  'Patterns/Products/Product card': {
    status: 'stable',
    persian: ['کارت محصول', 'کالا'],
    english: ['item card', 'product tile'],
  },
  'Patterns/Products/Product table': {
    status: 'stable',
    persian: ['جدول محصول', 'فهرست فنی'],
    english: ['item table', 'parametric table'],
  },
  'Patterns/Products/Quantity stepper': {
    status: 'stable',
    persian: ['تعداد سفارش', 'کم و زیاد'],
    english: ['counter', 'plus minus'],
  },
  'Patterns/Products/Specification table': {
    status: 'stable',
    persian: ['جدول مشخصات', 'مشخصات فنی'],
    english: ['spec sheet', 'datasheet'],
  },
};
