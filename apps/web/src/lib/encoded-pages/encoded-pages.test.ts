import { expect, it } from 'vitest';
import { type EncodedPage, EncodedPages } from './encoded-pages';

const pageOf = (pageKey: string): EncodedPage => ({
  pageKey,
  freshUntilMs: Number.POSITIVE_INFINITY,
  etag: '"1"',
  vary: [],
  headers: [],
  plainHeaders: [],
  notModifiedHeaders: [],
  body: Buffer.alloc(10_000),
});

it('holds the pages requested last, up to its size', () => {
  const pages = new EncodedPages(100_000);
  for (let index = 0; index < 1_000; index += 1) {
    pages.store(`/${index}`, 'br', pageOf(`${index}`));
    expect(pages.find('/0', 'br')).toBeDefined();
    expect(pages.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(pages.find('/999', 'br')).toBeDefined();
  expect(pages.find('/1', 'br')).toBeUndefined();
});

it('takes a page from its second request on, and none without memory', () => {
  const pages = new EncodedPages(1_000);
  expect([pages.isWanted('/', 'br'), pages.isWanted('/', 'gzip'), pages.isWanted('/', 'br')]).toEqual([
    false,
    false,
    true,
  ]);
  const none = new EncodedPages(0);
  none.store('/', 'br', pageOf('/'));
  expect([none.isWanted('/', 'br'), none.isWanted('/', 'br'), none.find('/', 'br'), none.bytes]).toEqual([
    false,
    false,
    undefined,
    0,
  ]);
});
