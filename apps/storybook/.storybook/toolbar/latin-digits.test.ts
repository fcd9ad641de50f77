import { expect, it } from 'vitest';
import { toLatin } from './latin-digits';

it.each([
  ['۹٫۹۵', '9.95'],
  ['۱۲٬۳۴۵ نتیجه', '12,345 نتیجه'],
  ['۴۰٪', '40%'],
  ['٤٫٢', '4.2'],
  ['٪ و ٬ بی‌رقم', '٪ و ٬ بی‌رقم'],
])('writes «%s» with the separators of its digits', (persian, latin) => {
  expect(toLatin(persian)).toBe(latin);
});
