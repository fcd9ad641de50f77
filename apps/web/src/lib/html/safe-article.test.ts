import { API_PREFIX } from '@bazaar/api/operation-of';
import { describe, expect, it, vi } from 'vitest';
import { safeArticle } from './safe-article';

vi.mock('server-only', () => ({}));

const vectors = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="//evil.example/pixel.gif">',
  `<img src="/media/..${API_PREFIX}/x" onload=alert(1) style="position:fixed" width="9e9" height="1">`,
  '<svg onload=alert(1)><h2>x</h2></svg>',
  '<h2 id="location" onclick=alert(1) style="color:red">x</h2>',
  '<h2><script>alert(1)</script></h2>',
  '<h2>&lt;img src=x onerror=alert(1)&gt;</h2>',
  '<a href="javascript:alert(1)">x</a><a href="//evil.example">y</a>',
  '<table onclick=alert(1)><tr><td><table><tr><td>x</table></table>',
  '<p style="background:url(x)" class="u-card">x</p><style>*{}</style>',
  '<iframe src="/"></iframe><form action="/"><input></form><base href="//evil.example">',
];

describe('an article of the site', () => {
  it.each(vectors)('loses everything executable: %s', (vector) => {
    const { html } = safeArticle(vector, 'جدول');
    expect(html).not.toMatch(/<(script|svg|iframe|style|form|input|base|button)/i);
    expect(html).not.toMatch(/<[^>]*\s(on\w+|style|class|srcset)\s*=/i);
    expect(html).not.toMatch(/id="(?!part-\d+")/);
    expect(html).not.toMatch(/href="(?!https?:|mailto:|tel:|\/(?!\/)|#|")/i);
    expect(html).not.toMatch(/<img(?![^>]*src="\/media\/)/);
    expect((html.match(/<div/g) ?? []).length).toBe((html.match(/<\/div>/g) ?? []).length);
  });

  it('adds ids to its sections and links to them', () => {
    const { html, parts } = safeArticle('<h1>یک &amp; دو</h1><p>الف</p><h2><b>سه</b></h2><h2></h2>', 'جدول');
    expect(html).toBe(
      '<h2 id="part-1">یک &amp; دو</h2><p>الف</p><h2 id="part-2"><b>سه</b></h2><h2 id="part-3"></h2>',
    );
    expect(parts).toEqual([
      { id: 'part-1', label: 'یک & دو' },
      { id: 'part-2', label: 'سه' },
    ]);
  });

  it('puts the headings of level 3 below those of level 2', () => {
    const { html, parts } = safeArticle(
      '<h3>صفر</h3><h2>یک</h2><h3>الف</h3><h3> </h3><h3>ب</h3><h2>دو</h2>',
      'جدول',
    );
    expect(parts).toEqual([
      { id: 'part-1', label: 'صفر' },
      {
        id: 'part-2',
        label: 'یک',
        parts: [
          { id: 'part-2-1', label: 'الف' },
          { id: 'part-2-3', label: 'ب' },
        ],
      },
      { id: 'part-3', label: 'دو' },
    ]);
    expect(html).toContain('<h3 id="part-2-3">ب</h3>');
  });

  it.each([
    '<div data-part="formula">P = <span data-part="fraction"><span data-part="numerator">Q<sub>۱</sub></span><span data-part="denominator">x<sup>۲</sup></span></span></div>',
    '<aside data-part="warning"><p>داغ است.</p></aside><p data-part="note">یادداشت</p><dl data-part="where"></dl>',
    '<dl><dt>P</dt><dd>فشار</dd></dl><ol start="4"><li>چهار</li></ol><blockquote><p>نقل</p></blockquote>',
  ])('keeps the markup of formulas, notes and lists: %s', (text) => {
    expect(safeArticle(text, 'جدول').html).toBe(text.replace(' data-part="where"', ''));
  });

  it('keeps the caption of a table', () => {
    const table =
      '<table><caption>جدول ۱</caption><tbody><tr><th scope="row">DN</th><td>۵۰</td></tr></tbody></table>';
    expect(safeArticle(table, 'جدول').html).toContain(table);
  });

  it.each([
    ['<div data-part="fraction x">الف</div>', 'الف'],
    ['<section data-part="note">الف</section>', 'الف'],
    ['<div class="note">الف</div><span>ب</span>', 'الفب'],
    ['<a href="javascript:x">الف</a><p>ب', 'الف<p>ب</p>'],
    ['<li>الف</li><dd>ب</dd><td>پ</td>', 'الفبپ'],
    ['<a href="/faq">الف <b><a href="/help">ب</a></b></a>', '<a href="/faq">الف <b>ب</b></a>'],
    ['<ol start="-1"><li>الف</li></ol>', '<ol><li>الف</li></ol>'],
    ['<p><b><ul><li>الف</li></ul></b></p>', '<p><b>الف</b></p>'],
    ['<p>قیمت \u202E۰۰۱\u0007</p>', '<p>قیمت ۰۰۱</p>'],
  ])('leaves nothing where it has no place: %s', (text, expected) => {
    expect(safeArticle(text, 'جدول').html).toBe(expected);
  });

  it('gives a text of thousands of open tags as its words', () => {
    expect(safeArticle('<b>الف & '.repeat(501), 'جدول').html).toBe(
      'الف &amp; '.repeat(501).trim().replaceAll(' الف', '  الف'),
    );
  });

  it('keeps pictures of the site with their size and internal links, and wraps tables', () => {
    const { html } = safeArticle(
      '<figure><img src="/media/drawings/c-1.webp?w=640" width="640" height="480" alt="پیچ"><figcaption>پیچ</figcaption></figure>' +
        '<a href="/faq">a</a><a href="https://iso.org">b</a><table><tbody><tr><td>۱</td></tr></tbody></table>',
      'جدول',
    );
    expect(html).toContain('width="640" height="480" loading="lazy"');
    expect(html).toContain('<a href="/faq">a</a>');
    expect(html).toContain('<a href="https://iso.org" rel="noopener">b</a>');
    expect(html).toMatch(/<div tabindex="0" role="group" aria-label="جدول"><table>.*<\/table><\/div>$/);
  });
});
