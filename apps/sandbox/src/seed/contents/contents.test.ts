import { searchKey } from '@bazaar/domain/persian/search-key';
import { describe, expect, it } from 'vitest';
import { createSeed } from '../create-seed';
import { articles } from './articles';
import { buildContents } from './contents';
import { countWords, renderBody } from './render-body';
import { supplierArticles } from './supplier-articles';

const seed = createSeed({ products: 0 });
const { contentTypes, pages, comments } = buildContents(seed);
const categoryIds = new Set(seed.categories.map(({ id }) => id));
const leastWords = 250;

describe('contents of the seed', () => {
  it.each([...articles, ...supplierArticles.filter(({ status }) => status === undefined)])(
    '$id is a whole article: long enough, with headings of its own, a table, a list and a picture',
    ({ body }) => {
      expect(countWords(body)).toBeGreaterThanOrEqual(leastWords);
      expect(body.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3);
      expect(body).toMatch(/^\|/m);
      expect(body).toMatch(/^(?:- |1\. )/m);
      expect(body).toMatch(/^!c-/m);
    },
  );

  it('are at least sixty articles, none like another', () => {
    expect(articles.length).toBeGreaterThanOrEqual(60);
    for (const part of ['id', 'title', 'slug', 'summary', 'bodyHtml'] as const) {
      expect(new Set(pages.map((page) => page[part])).size, part).toBe(pages.length);
    }
  });

  it('share hardly a sentence: no template is filled in again and again', () => {
    const sentences = articles.flatMap(({ body }) =>
      body
        .split(/[.؟؛:\n|]+/)
        .map((sentence) => searchKey(sentence))
        .filter((sentence) => sentence.split(' ').length >= 6),
    );
    expect(sentences.length - new Set(sentences).size).toBeLessThan(sentences.length / 100);
  });

  it('are clean HTML whose tables are whole and whose pictures and categories are there', () => {
    const kinds = new Set(contentTypes.map(({ id }) => id));
    for (const { id, bodyHtml, categoryIds: about, contentTypeId } of pages) {
      expect(
        about.filter((category) => !categoryIds.has(category)),
        id,
      ).toEqual([]);
      expect(kinds.has(contentTypeId), id).toBe(true);
      const tags = new Set([...bodyHtml.matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag));
      expect(
        [...tags].filter((tag) => !allowed.has(tag ?? '')),
        id,
      ).toEqual([]);
      for (const [, drawing] of bodyHtml.matchAll(/\/media\/drawings\/(c-[\w-]+)\.webp/g)) {
        expect(categoryIds.has(drawing ?? ''), `${id}: ${drawing}`).toBe(true);
      }
      for (const [table] of bodyHtml.matchAll(/<table>.*?<\/table>/g)) {
        const heads = table.split('<th ').length - 1;
        const rows = table.split('<tr>').slice(2);
        expect(new Set(rows.map((row) => row.split('<td>').length - 1)), `${id}: ${table}`).toEqual(
          new Set([heads]),
        );
      }
      expect(bodyHtml, id).not.toMatch(/\*\*|(?:^|>)(?:##|- |\||!c-)/);
    }
  });

  it('have titles and descriptions that search engines show whole', () => {
    for (const { id, seo, summary } of pages) {
      expect([...seo.description].length, id).toBeLessThanOrEqual(155);
      expect(seo.description, id).toBe(summary);
    }
  });

  it('have comments whose replies follow them on the same content, at most four deep', () => {
    const byId = new Map(comments.map((comment) => [comment.id, comment]));
    expect(new Set(comments.map(({ pageId }) => pageId)).size).toBeGreaterThanOrEqual(20);
    for (const comment of comments) {
      const parent = comment.parentId === undefined ? undefined : byId.get(comment.parentId);
      expect(comment.depth).toBe((parent?.depth ?? 0) + 1);
      expect(comment.depth).toBeLessThanOrEqual(4);
      if (parent === undefined) continue;
      expect(parent.pageId).toBe(comment.pageId);
      expect(parent.verdict).toBe('Approved');
      expect(comment.createdAt > parent.createdAt).toBe(true);
    }
  });

  it('let only the supplier of a content answer for the supplier', () => {
    const answers = comments.filter(({ isSupplierAnswer }) => isSupplierAnswer);
    expect(answers.length).toBeGreaterThan(0);
    for (const { pageId, authorName } of answers) {
      const supplierId = pages.find(({ id }) => id === pageId)?.supplierId;
      expect(seed.suppliers.find(({ id }) => id === supplierId)?.name).toBe(authorName);
    }
  });
});

const allowed = new Set(
  'h2 h3 h4 p ul ol li dl dt dd div span aside bdi table caption thead tbody tr th td figure img figcaption a strong'.split(
    ' ',
  ),
);

describe('the markup of contents', () => {
  it('has formulas with their symbols, notes, warnings, captions and definitions', () => {
    const html = renderBody(
      '= T = {9550 × P/n}\n: T | گشتاور\n\n>! قفل کنید.\n\n> یادداشت\n\n|= اندازه‌ها\n| a |\n| 1 |',
      () => {
        throw new Error('no figure');
      },
    );
    expect(html).toBe(
      [
        '<div data-part="formula"><p>T = <span data-part="fraction"><span data-part="numerator">9550 × P</span>',
        '<span data-part="denominator">n</span></span></p>',
        '<div data-part="where"><dl><dt><bdi dir="ltr">T</bdi></dt><dd>گشتاور</dd></dl></div></div>',
        '<aside data-part="warning"><p>قفل کنید.</p></aside><aside data-part="note"><p>یادداشت</p></aside>',
        '<table><caption>اندازه‌ها</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>۱</td></tr></tbody></table>',
      ].join(''),
    );
  });

  it('writes sizes in the first column in Persian digits, and keeps designations', () => {
    const first = (head: string, cell: string) =>
      /<td>(.*?)<\/td>/.exec(
        renderBody(`| ${head} | a |\n| ${cell} | b |`, () => ({ url: '', width: 1, height: 1 })),
      )?.[1];
    expect(first('سیلندر / میله (mm)', '25 / 40')).toBe('۲۵ / ۴۰');
    expect(first('قطر (mm)', '1.5–2.5')).toBe('۱٫۵–۲٫۵');
    expect(first('مقطع (mm²)', '۱.۵')).toBe('۱٫۵');
    expect(first('شماره', '6205')).toBe('6205');
    expect(first('رده', '8.8')).toBe('8.8');
    expect(first('رزوه', 'M10')).toBe('M10');
  });

  it('escapes what is no mark, keeps codes and writes numbers of tables in Persian digits', () => {
    const html = renderBody(
      '## الف & ب\n\n| شماره | a | b |\n| 6205 | 1.5 | M10x1.5 |\n\n<b>x</b> [پرسش](/faq) **مهم**\n\n!c-x متن "نقل"',
      (id) => ({ url: `/m/${id}`, width: 4, height: 3 }),
    );
    expect(html).toBe(
      [
        '<h2>الف &amp; ب</h2>',
        '<table><thead><tr><th scope="col">شماره</th><th scope="col">a</th><th scope="col">b</th></tr></thead>',
        '<tbody><tr><td>6205</td><td>۱٫۵</td><td>M10x1.5</td></tr></tbody></table>',
        '<p>&lt;b&gt;x&lt;/b&gt; <a href="/faq">پرسش</a> <strong>مهم</strong></p>',
        '<figure><img src="/m/c-x" width="4" height="3" alt="متن &quot;نقل&quot;">',
        '<figcaption>متن &quot;نقل&quot;</figcaption></figure>',
      ].join(''),
    );
  });
});
