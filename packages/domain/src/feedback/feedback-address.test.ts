import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FEEDBACK_TYPES, feedbackQuery, pageOfReferrer, readFeedbackPrefill } from './feedback-address';

const read = (query: string) => readFeedbackPrefill(new URLSearchParams(query));
const line = (most: number) =>
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: most }).map((t) => t.trim() || 'x');

it('R-534 reads back what another page fills in', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FEEDBACK_TYPES), line(120), line(900), (type, subject, text) => {
      const prefill = { type, subject, text, from: '/faq?term=پمپ' };
      expect(read(feedbackQuery(prefill))).toEqual(prefill);
    }),
  );
  expect(feedbackQuery({})).toBe('');
});

it.each([
  ['type=Hack', {}],
  ['from=https://evil.example', {}],
  ['from=//evil.example', {}],
  ['from=/\\evil.example', {}],
  ['subject=%20%20', {}],
  ['from=/search?q=6205', { from: '/search?q=6205' }],
] as const)('R-534 %s fills in %j: an address proves nothing', (query, filled) => {
  expect(Object.fromEntries(Object.entries(read(query)).filter(([, value]) => value !== undefined))).toEqual(
    filled,
  );
});

it('R-534 cuts what is too long', () => {
  expect(read(`subject=${'x'.repeat(300)}`).subject).toHaveLength(120);
});

it.each([
  ['https://site.example/products/sp-1?a=1', '/products/sp-1?a=1'],
  ['https://site.example/feedback?type=Problem', undefined],
  ['https://site.example/users/login', undefined],
  ['https://other.example/x', undefined],
  ['', undefined],
  [`https://site.example/x?q=${'y'.repeat(600)}`, '/x'],
])('R-535 from %s the feedback is about %s', (referrer, path) => {
  expect(pageOfReferrer(referrer, 'https://site.example')).toBe(path);
});
