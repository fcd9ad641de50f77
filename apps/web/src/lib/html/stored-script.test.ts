// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { safeArticle } from './safe-article';
import { safeHtml } from './safe-html';
import { ARTICLE, DESCRIPTION, foreignParts } from './testing/foreign-parts';
import { VECTORS } from './testing/vectors';

vi.mock('server-only', () => ({}));

const article = (html: string) => safeArticle(html, 'جدول').html;
const cleaners = [
  ['a description', safeHtml, DESCRIPTION],
  ['an article', article, ARTICLE],
] as const;

/** A page as it is around a text: what the text could close, and what comes after it. */
function inPage(html: string): { readonly page: Document; readonly text: Element } {
  const source = `<!doctype html><html><head><title>t</title></head><body><main><ul><li id="item"><div id="text">${html}</div><b id="next">x</b></li></ul></main><footer id="after"></footer></body></html>`;
  const page = new DOMParser().parseFromString(source, 'text/html');
  return { page, text: page.getElementById('text') as Element };
}

/** Returns what is wrong with a cleaned text where a browser has parsed it. */
function faultsOf(html: string, allowed: typeof ARTICLE | typeof DESCRIPTION): string[] {
  const { page, text } = inPage(html);
  const shape = (id: string) => page.getElementById(id)?.parentElement?.localName;
  const places = ['text', 'next', 'after'].map(shape).join();
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  // What a browser reads, written down and read again, is the same: nothing mutates.
  const again = inPage(text.innerHTML).text.innerHTML;
  return [
    ...foreignParts(text, allowed),
    ...(places === 'li,li,body' && page.body.children.length === 2 ? [] : [`the page around it: ${places}`]),
    ...(text.nextElementSibling?.id === 'next' ? [] : ['it left its place']),
    ...(new Set(ids).size === ids.length ? [] : ['an id twice']),
    ...(again === text.innerHTML ? [] : ['it mutates']),
  ];
}

it('R-510 has more than 300 different vectors', () => {
  expect(new Set(VECTORS).size).toBe(VECTORS.length);
  expect(VECTORS.length).toBeGreaterThan(300);
});

describe.each(cleaners)('R-510 stored script in %s', (_, clean, allowed) => {
  it.each(VECTORS)('leaves nothing of it: %s', (vector) => {
    expect(faultsOf(clean(vector), allowed)).toEqual([]);
    expect(clean(clean(vector))).toBe(clean(vector));
  });

  it('leaves nothing of any row of vectors and broken pieces, and changes nothing the second time', () => {
    const broken = [
      '<p>',
      '</p>',
      '<table>',
      '<td>',
      '<li>',
      '<a href="/faq">',
      '</a>',
      '<h2>',
      '<b>',
      '</b>',
      '"',
      "'",
      '<',
      '>',
      '<!--',
      '-->',
      'متن',
    ];
    const row = fc.array(fc.oneof(fc.constantFrom(...VECTORS), fc.constantFrom(...broken)), { maxLength: 8 });
    fc.assert(
      fc.property(row, (pieces) => {
        const once = clean(pieces.join(''));
        expect(faultsOf(once, allowed)).toEqual([]);
        expect(clean(once)).toBe(once);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['deep', '<blockquote><b><div data-part="note">'.repeat(4_000)],
    ['deep lists', '<ul><li>'.repeat(10_000)],
    ['closed only', '</div></b></table>'.repeat(4_000)],
    ['a long attribute', `<a href="${'/a'.repeat(200_000)}" title="${'x'.repeat(200_000)}">x</a>`],
    ['open tags', '<a '.repeat(20_000)],
  ])('survives what is huge: %s', (_name, huge) => {
    const once = clean(huge);
    expect(once.length).toBeLessThan(huge.length * 2);
    expect(clean(once)).toBe(once);
  });
});
