import { expect, it } from 'vitest';
import { ALL_PRODUCTS, parseProductsAddress, productsHref } from './products-address';

it.each([
  [ALL_PRODUCTS, '/g'],
  [{ term: 'پمپ', pageNumber: 1 }, '/g?term=%D9%BE%D9%85%D9%BE'],
  [{ term: '', categoryId: 'c-1', pageNumber: 3 }, '/g?categoryId=c-1&pageNumber=3'],
])('has one address per state, which reads back', (address, href) => {
  expect(productsHref('/g', address)).toBe(href);
  expect(parseProductsAddress(Object.fromEntries(new URL(href, 'http://x').searchParams))).toEqual(address);
});

it('falls back for invalid parts, and reads digits of any script', () => {
  expect(parseProductsAddress({ pageNumber: '99999', categoryId: 'a b', term: '  ' })).toEqual(ALL_PRODUCTS);
  expect(parseProductsAddress({ pageNumber: '۲', term: 'كاوه' })).toEqual({ term: 'کاوه', pageNumber: 2 });
});
