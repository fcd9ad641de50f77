import { expect, it } from 'vitest';
import { searchKey } from '../persian/search-key';
import { answerExcerpt } from './answer-excerpt';

const question = 'تا کی می‌توانم سفارش را ویرایش کنم؟';
const answer =
  'تا پیش از انتشار. پس از آن درخواست را پس بگیرید، آن را ویرایش کنید و دوباره بفرستید؛ پاسخ‌هایی که رسیده است می‌ماند. ' +
  'پیش‌نویسی که فرستاده نشده، تا ۷۲ ساعت روی همین دستگاه می‌ماند و پس از آن پاک می‌شود، مگر این‌که وارد حساب خود شده باشید و آن را نگه دارید.';
const excerptOf = (term: string) => answerExcerpt(question, answer, searchKey(term).split(' '));
const marked = (term: string) => {
  const { text = '', matched = [] } = excerptOf(term) ?? {};
  return matched.map(([start, end]) => text.slice(start, end));
};

it('R-533 an answer shows where it has what the question has not, however it is written', () => {
  expect(marked('٧٢ ساعت')).toEqual(['۷۲', 'ساعت']);
  expect(marked('پيش‌نويس').length).toBeGreaterThan(0);
  expect(excerptOf('انتشار')?.text).toMatch(/^تا پیش از انتشار\. .* …$/);
  expect(excerptOf('دستگاه')?.text).toMatch(/^… .*دستگاه.* …$/);
  expect(excerptOf('نگه دارید')?.text).toMatch(/^… .*نگه دارید\.$/);
});

it('it is short and cuts no word', () => {
  const whole = new Set(answer.split(' '));
  for (const term of ['انتشار', 'بفرستید', 'ساعت', 'دستگاه', 'حساب']) {
    const text = excerptOf(term)?.text ?? '';
    expect(text.length).toBeLessThanOrEqual(124);
    expect(text.split(' ').filter((word) => word !== '…' && !whole.has(word))).toEqual([]);
  }
});

it('there is none where the question says it, or nothing has it', () => {
  expect(excerptOf('ویرایش سفارش')).toBeUndefined();
  expect(excerptOf('هواپیما')).toBeUndefined();
  expect(marked('سفارش ساعت')).toEqual(['ساعت']);
});
