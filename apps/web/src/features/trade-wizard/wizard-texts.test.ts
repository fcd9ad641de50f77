import { type DraftProblem, newDraft, newLine } from '@bazaar/domain/trade-drafts';
import { expect, it } from 'vitest';
import { problemText, summaryText } from './wizard-texts';

const draft = { ...newDraft('d', 'g', 'u-1', 0), lines: [newLine('a'), newLine('b')] };
const at = (path: string, code: DraftProblem['code'], name?: string) => {
  const problem = { step: 'lines', path, code, ...(name === undefined ? {} : { name }) } as const;
  return summaryText(path, problemText(problem), draft, problem);
};

it('names what is missing in one sentence, with its line', () => {
  expect(at('lines.b.unitId', 'required')).toBe('قلم ۲: «واحد» لازم است.');
  expect(at('lines.a.required.p', 'required', 'قطر داخلی')).toBe('قلم ۱: «قطر داخلی» لازم است.');
  expect(at('deliveryAddressId', 'required')).toBe('«نشانی تحویل» لازم است.');
  expect(at('documents.d', 'required', 'پروانهٔ ساخت')).toBe('«پروانهٔ ساخت» لازم است.');
});

it('puts the name of the field before a sentence that does not begin with it', () => {
  expect(at('lines.a.priceQuantities', 'quantity-not-positive')).toBe(
    'قلم ۱، پله‌های قیمت: مقدار باید بیشتر از صفر باشد.',
  );
  expect(at('lines.a.priceQuantities', 'too-many-price-steps')).toBe(
    'قلم ۱: پله‌های قیمت نباید بیش از ۵ مقدار باشد.',
  );
  expect(at('neededBy', 'needed-by')).toBe('تاریخ نیاز: تاریخ باید از فردا تا دو سال دیگر باشد.');
  expect(summaryText('lines.a.quantity', 'بیش از موجودی است.', draft)).toBe(
    'قلم ۱، مقدار: بیش از موجودی است.',
  );
  expect(at('lines.a.quantity', 'quantity-not-positive')).toBe('قلم ۱: مقدار باید بیشتر از صفر باشد.');
});
