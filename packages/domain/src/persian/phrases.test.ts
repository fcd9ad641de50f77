import { expect, it } from 'vitest';
import { comparePersian } from './collation';
import { countPhrase, joinList } from './phrases';

it('R-093 joins lists without a comma before «و»', () => {
  expect(joinList([])).toBe('');
  expect(joinList(['پیچ'])).toBe('پیچ');
  expect(joinList(['پیچ', 'مهره'])).toBe('پیچ و مهره');
  expect(joinList(['پیچ', 'مهره', 'واشر'])).toBe('پیچ، مهره و واشر');
});

it('R-093 counts with a singular noun', () => {
  expect(countPhrase(0, 'محصول')).toBe('بدون محصول');
  expect(countPhrase(1, 'محصول')).toBe('۱ محصول');
  expect(countPhrase(1284, 'محصول')).toBe('۱٬۲۸۴ محصول');
});

it('R-097 orders as a Persian dictionary, numbers by value', () => {
  const sorted = [
    'آچار',
    'ابزار',
    'بلبرینگ',
    'پمپ',
    'ژنراتور',
    'سنسور',
    'کلید',
    'گیربکس',
    'مهره',
    'واشر',
    'هواساز',
    'یاتاقان',
  ];
  expect([...sorted].reverse().sort(comparePersian)).toEqual(sorted);
  expect(['پیچ ۱۰', 'پیچ ۹'].sort(comparePersian)).toEqual(['پیچ ۹', 'پیچ ۱۰']);
});
