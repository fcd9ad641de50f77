import { expect, it } from 'vitest';
import { findQuestions } from './find-questions';

const questions = [
  { id: 'order', text: 'چگونه سفارش مستقیم ثبت کنم؟ پیش‌نویس تا ۷۲ ساعت می‌ماند.' },
  { id: 'pay', text: 'پرداخت از درگاه بانک؛ فاکتور PDF می‌گیرید.' },
  { id: 'pump', text: 'پمپ را چطور مقایسه کنم؟ علی کاشانی' },
];
const idsOf = (term: string, isExact?: boolean) => [...(findQuestions(questions, term, isExact)?.ids ?? [])];

it.each([
  ['ثبت سفارش', ['order']],
  ['پيش نويس', ['order']],
  ['پیشنویس', ['order']],
  ['پیش‌نویس', ['order']],
  ['72', ['order']],
  ['٧٢ ساعت', ['order']],
  ['pdf فاكتور', ['pay']],
  ['علي كاشاني', ['pump']],
  ['سفارش بانک', []],
] as const)('R-530 «%s» finds %j: every word, in any order and spelling', (term, ids) => {
  expect(idsOf(term)).toEqual(ids);
});

it.each([
  ['چطور می‌توانم سفارش را ثبت کنم؟', ['order']],
  ['برای پرداخت چه باید کرد', []],
  ['چگونه', ['order']],
] as const)('R-531 «%s» is a sentence: words that only form it do not narrow', (term, ids) => {
  expect(idsOf(term)).toEqual(ids);
});

it('R-532 repairs a term that finds nothing, names the repair, and searches exactly that when asked', () => {
  expect(findQuestions(questions, '\\l\\')).toMatchObject({ repaired: 'پمپ', ids: new Set(['pump']) });
  expect(findQuestions(questions, 'pardakht')).toMatchObject({ repaired: 'پرداخت', ids: new Set(['pay']) });
  expect(findQuestions(questions, '\\l\\', true)).toEqual({ ids: new Set(), words: ['\\l\\'] });
  expect(findQuestions(questions, 'xqzw')?.repaired).toBeUndefined();
  expect(findQuestions(questions, 'پمپ')?.repaired).toBeUndefined();
});

it.each(['', ' ', 'پ', '؟'])('%j filters nothing', (term) => {
  expect(findQuestions(questions, term)).toBeUndefined();
});
