// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { safeArticle } from '@/lib/html/safe-article';
import { ARTICLE, foreignParts } from '@/lib/html/testing/foreign-parts';
import { VECTORS } from '@/lib/html/testing/vectors';
import { liveArticle } from './live-article';

vi.mock('server-only', () => ({}));

const CATEGORY = { id: 'c-"><img src=x onerror=alert(1)>', slug: 'بلبرینگ' };
const LIVE = { ...ARTICLE, a: { ...ARTICLE.a, 'data-live': /^[^<>"]*$/ } };

it.each(VECTORS)('R-510 links in a text bring nothing back that was cleaned away: %s', (vector) => {
  for (const text of [vector, `16 bar ${vector} DIN 2501`, `<p title="16 bar">${vector} 6205</p>`]) {
    const live = liveArticle(safeArticle(text, 'جدول').html, CATEGORY);
    const page = new DOMParser().parseFromString(`<!doctype html><body>${live}`, 'text/html');
    expect(foreignParts(page.body, LIVE)).toEqual([]);
  }
});
