import { readMeaning } from '@bazaar/domain/payments/payment-meaning';
import { expect, it } from 'vitest';
import { paymentTexts as texts } from '@/translations/payments';
import { payments } from '../payment.fixtures';
import { detailOf, nextNoteOf, stepsOf, titleOf } from './payment-words';

const words = (name: keyof typeof payments, nextMs?: number) => {
  const payment = payments[name];
  const meaning = readMeaning(payment);
  return [titleOf(payment, meaning), detailOf(payment, meaning), nextNoteOf(payment, meaning, nextMs)];
};

it.each([
  ['notStarted', 'شارژ کیف پول منتظر پرداخت شماست.', undefined, /^مهلت تا /],
  ['cancelledAtBank', 'در بانک از پرداخت گذشتید؛ پولی از شما کم نشده است.', undefined, /^مهلت تا /],
  ['atBank', 'پرداخت شما در صفحهٔ بانک باز است.', undefined, /^این صفحه تا .* باز می‌ماند/],
  [
    'checking',
    'بانک هنوز نتیجه را نگفته است؛ در حال بررسی هستیم.',
    texts.checkingDetail,
    /^نتیجه را پیامک می‌کنیم/,
  ],
  ['paid', 'پرداخت انجام شد؛ ۵۰۰٬۰۰۰ تومان به کیف پول شما افزوده شد.', undefined, undefined],
  ['failed', 'پرداخت انجام نشد.', 'بانک آن را نپذیرفت.', /^مهلت تا /],
  ['givenUp', 'پرداخت «شارژ کیف پول» را لغو کردید.', undefined, undefined],
  ['expired', 'مهلت پرداخت «شارژ کیف پول» تمام شد.', undefined, undefined],
] as const)(
  'R-321 a payment «%s» is one sentence, its reason, and what comes next',
  (name, title, detail, next) => {
    const [saysTitle, saysDetail, saysNext] = words(name);
    expect([saysTitle, saysDetail]).toEqual([title, detail]);
    if (next === undefined) expect(saysNext).toBeUndefined();
    else expect(saysNext).toMatch(next);
  },
);

it('R-320 says when it is asked next, and in the end that the result comes by message', () => {
  expect(words('checking', 2_000)[2]).toBe(texts.canClose);
  const asking = stepsOf(payments.checking, 3, 5_000)?.find(({ id }) => id === 'asking');
  expect(asking).toMatchObject({ title: 'پرسش از بانک، بار ۳', note: 'بار بعد ۵ ثانیهٔ دیگر' });
  const result = stepsOf(payments.checking, 15, undefined)?.find(({ id }) => id === 'result');
  expect(result).toMatchObject({ state: 'current', note: 'با پیامک' });
});
