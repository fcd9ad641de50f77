import { describe, expect, it } from 'vitest';
import { productCatalog } from '@/testing/record-fixtures';
import { namedCities, toTerms } from './product-terms';

describe('terms of a sale', () => {
  const cities = new Map([
    ['city-tehran', 'تهران'],
    ['city-karaj', 'کرج'],
  ]);

  it('shows what is known', () => {
    expect(toTerms(productCatalog, 'عدد', cities).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'کمترین سفارش: ۱۰ عدد',
      'زمان آماده‌سازی: ۲ روز کاری',
      'شهرهای فروش: تهران و کرج',
      'پرداخت: نقدی، چک تا ۶۰ روز',
      'تحویل: ارسال با باربری',
    ]);
  });

  it('omits what is unknown, cities without a name included', () => {
    const bare = {
      ...productCatalog,
      moq: undefined,
      leadTimeDays: undefined,
      paymentTerms: [],
      deliveryTerms: [],
    };
    expect(toTerms(bare, '', new Map())).toEqual([]);
  });

  it('shows the number of further cities (R-093)', () => {
    expect(namedCities(['آ', 'ب', 'پ', 'ت', 'ث', 'ج'])).toBe('آ، ب، پ، ت و ۲ شهر دیگر');
    expect(namedCities(['آ', 'ب', 'پ', 'ت', 'ث'])).toBe('آ، ب، پ، ت و ث');
  });
});
