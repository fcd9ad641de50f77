import { expect, it } from 'vitest';
import { offeredTerm } from './offered-term';

it.each([
  ['/پمپ-آب', 'پمپ آب'],
  [`/products-old/${encodeURIComponent('بلبرینگ_6205')}`, 'بلبرینگ 6205'],
  ['/shop/deep-groove-ball-bearing/', 'deep groove ball bearing'],
  ['/نیم\u200cفاصله', 'نیم\u200cفاصله'],
])('%s may have been a search for «%s»', (path, term) => {
  expect(offeredTerm(path)).toBe(term);
});

it.each([
  '/',
  '/c-12',
  '/sp-999999',
  '/12345',
  '/ab',
  '/favorites',
  '/profile-old/admin',
  '/wp-login.php',
  '/.env',
  '/7f3c1a90-41b2-4f6e-9d3a-1c2b3a4d5e6f',
  '/d41d8cd98f00b204e9800998ecf8427e',
  '/x%2541',
  '/%E0%A4%A',
  '/<script>',
  `/${'الف-'.repeat(30)}`,
  `/${'a'.repeat(40)}`,
  '/this-is-a-whole-sentence-and-no-search',
])('%s suggests nothing', (path) => {
  expect(offeredTerm(path)).toBeUndefined();
});
