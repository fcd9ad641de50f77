import { expect, it } from 'vitest';
import { readBuyerWords } from './buyer-words';

it.each([
  ['با قیمت موافقم.', 'Agree'],
  ['می‌پذیرم، لطفاً بفرستید', 'Agree'],
  ['مي پذيريم', 'Agree'],
  ['موافق نیستم', 'Decline'],
  ['نمی‌پذیرم', 'Decline'],
  ['با قیمت موافقم ولی از خرید منصرف شدیم', 'Decline'],
  ['تخفیف می‌دهید؟', 'Counter'],
  ['ناموافقم با سرعت کار', 'Counter'],
])('reads «%s» as %s', (text, meaning) => {
  expect(readBuyerWords(text)).toBe(meaning);
});
