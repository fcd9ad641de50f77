import { expect, it } from 'vitest';
import { ALL_GOODS, goodsHref, parseGoodsAddress } from './products-address';

it.each([
  [ALL_GOODS, '/g'],
  [{ term: 'پمپ', pageNumber: 1 }, '/g?term=%D9%BE%D9%85%D9%BE'],
  [{ term: '', categoryId: 'c-1', pageNumber: 3 }, '/g?categoryId=c-1&pageNumber=3'],
])('every state has one address, and reads back', (address, href) => {
  expect(goodsHref('/g', address)).toBe(href);
  expect(parseGoodsAddress(Object.fromEntries(new URL(href, 'http://x').searchParams))).toEqual(address);
});

it('what cannot be read falls back; digits of any script are read', () => {
  expect(parseGoodsAddress({ pageNumber: '99999', categoryId: 'a b', term: '  ' })).toEqual(ALL_GOODS);
  expect(parseGoodsAddress({ pageNumber: '۲', term: 'كاوه' })).toEqual({ term: 'کاوه', pageNumber: 2 });
});
