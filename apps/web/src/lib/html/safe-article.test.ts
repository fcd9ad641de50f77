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
