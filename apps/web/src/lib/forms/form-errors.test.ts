import { ApiError } from '@bazaar/api/api-error';
import { NetworkError } from '@bazaar/api/network-error';
import { FORM_ERROR_CODES } from '@bazaar/domain/form-fields/error-codes';
import { expect, it } from 'vitest';
import { fieldErrorTexts, namedErrorTexts } from '@/translations/form-errors';
import { errorText, failureText, namedErrorText } from './error-text';
import { isFinalRefusal, toFormFailure } from './form-failure';
import { serverErrors } from './server-errors';
import { groupDigits, onlyDigits } from './typed-digits';

const refusal = (status: number, code: string, errors?: Record<string, string[]>) =>
  new ApiError({
    url: '/x',
    method: 'POST',
    status,
    problem: {
      type: 'x',
      title: 'raw title',
      status,
      code,
      traceId: 'trace-7',
      ...(errors ? { errors } : {}),
    },
  });

it.each(FORM_ERROR_CODES)('has a Persian sentence of its own for %s', (code) => {
  expect(Object.keys(fieldErrorTexts)).toContain(code);
  expect(errorText({ message: code })).toMatch(/^[\u0600-\u06ff].*\.$/);
});

it('shows no message of a schema, but the sentence the service gives for a field', () => {
  expect(errorText(undefined)).toBeUndefined();
  expect(errorText({ message: 'Invalid input' })).toBe('این مقدار پذیرفته نشد؛ آن را بررسی کنید.');
  expect(errorText({ message: 'این شهر در این استان نیست.' })).toBe('این شهر در این استان نیست.');
});

it.each(FORM_ERROR_CODES)('says %s away from its field without «این»', (code) => {
  const sentence = namedErrorText(code, 'متن');
  expect(sentence).not.toMatch(/^این\s/);
  expect(sentence.includes('«متن»')).toBe(code in namedErrorTexts);
});

it('names the field in a summary, and keeps a sentence that is whole', () => {
  expect(namedErrorText('required', 'متن')).toBe('«متن» لازم است.');
  expect(namedErrorText('Invalid input', 'شهر')).toBe('«شهر» پذیرفته نشد؛ آن را بررسی کنید.');
  expect(namedErrorText('این شهر در این استان نیست.', 'شهر')).toBe('این شهر در این استان نیست.');
  expect(namedErrorText('required', undefined)).toBe('این مورد لازم است.');
});

it('puts the errors of a problem at the fields of the form, the rest beside them', () => {
  const known = ['cityId', 'lines.0.quantity', 'title'];
  const error = refusal(422, 'validation', {
    cityId: ['این شهر در این استان نیست.', 'دوم'],
    'lines[0].quantity': ['مقدار لازم است.'],
    title: ['<b>x</b>'],
    count: ['بیش از ۵۰ آدرس.'],
    secret: ['stack trace'],
  });
  expect(serverErrors(error, (path) => known.includes(path))).toEqual({
    atFields: {
      cityId: 'این شهر در این استان نیست.',
      'lines.0.quantity': 'مقدار لازم است.',
      title: 'refused',
    },
    others: ['بیش از ۵۰ آدرس.'],
  });
  expect(serverErrors(new Error('x'), () => true)).toEqual({ atFields: {}, others: [] });
});

it.each([
  [refusal(409, 'conflict'), 'در جای دیگری تغییر کرده', true],
  [refusal(422, 'validation'), 'اصلاح کنید', true],
  [refusal(403, 'forbidden'), 'اجازهٔ این کار را ندارید', true],
  [refusal(429, 'rate-limited'), 'کمی بعد', false],
  [refusal(503, 'server'), 'مشکلی در ارائهٔ خدمت', false],
  [refusal(401, 'token-expired'), 'نشست شما پایان یافته', false],
  [new NetworkError({ url: '/x', method: 'POST' }, 'x'), 'ارتباط برقرار نیست', false],
  [new DOMException('late', 'TimeoutError'), 'پاسخ دیر شد', false],
])('R-112 explains %s: %s', (error, sentence, isFinal) => {
  const text = failureText(toFormFailure(error, []));
  expect(text).toContain(sentence);
  expect(text).not.toContain('raw');
  expect(isFinalRefusal(error)).toBe(isFinal);
});

it.each([
  ['۰۹۱۲ ۱۲۳-۴۵۶۷', '09121234567'],
  ['+98 912 123 4567', '09121234567'],
  ['٠٠٩٨٩١٢١٢٣٤٥٦٧', '09121234567'],
  ['۳۱۷۶۸-۵۴۱۳۹', '3176854139'],
  ['الف', ''],
])('reads the digits of %s', (typed, digits) => {
  expect(onlyDigits(typed)).toBe(digits);
});

it('groups digits for reading', () => {
  expect(groupDigits('09121234567', [4, 3, 4])).toBe('0912 123 4567');
  expect(groupDigits('0912', [4, 3, 4])).toBe('0912');
  expect(groupDigits('3176854139', [])).toBe('3176854139');
});
