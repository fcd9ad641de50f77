import { describe, expect, it, vi } from 'vitest';
import { safeHtml } from './safe-html';

vi.mock('server-only', () => ({}));

const vectors = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)" id="location">x</p>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form id=test></form><button form=test formaction=javascript:alert(1)>x',
  '<style>@import "javascript:alert(1)"</style>',
  '<p>متن <b onmouseover=alert(1)>درشت</b></p>',
  '<!--><img src=x onerror=alert(1)>-->',
];

describe('text with markup from the catalogue', () => {
  it.each(vectors)('loses everything executable: %s', (vector) => {
    const safe = safeHtml(vector);
    expect(safe).not.toMatch(/<(script|img|svg|math|iframe|style|form|button|noscript)/i);
    expect(safe).not.toMatch(/<[^>]*\s(on\w+|style|id|class|srcdoc|formaction)\s*=/i);
    expect(safe).not.toMatch(/href="(?!https?:|mailto:|tel:|")/i);
  });

  it.each(vectors)('is unchanged by a second pass: %s', (vector) => {
    const once = safeHtml(vector);
    expect(safeHtml(once)).toBe(once);
  });

  it('keeps the elements of a description', () => {
    const text = '<h3>کاربرد</h3><ul><li>پمپ <bdi dir="ltr">DN50</bdi></li></ul><p>متن<sub>۲</sub></p>';
    expect(safeHtml(text)).toBe(text);
  });

  it.each([
    ['<p>اتصال G⅜ و G½</p>', '<p>اتصال <bdi dir="ltr">G⅜</bdi> و <bdi dir="ltr">G½</bdi></p>'],
    ['<p>خروجی PA G1/4 0.2% است.</p>', '<p>خروجی <bdi dir="ltr">PA G1/4 0.2%</bdi> است.</p>'],
    [
      '<p>بخش R&amp;D و a &lt; b</p>',
      '<p>بخش <bdi dir="ltr">R&amp;D</bdi> و <bdi dir="ltr">a</bdi> &lt; <bdi dir="ltr">b</bdi></p>',
    ],
    ['<p>Sealed</p>', '<p><bdi dir="ltr">Sealed</bdi></p>'],
    ['<p>۲۵ میلی‌متر</p>', '<p>۲۵ میلی‌متر</p>'],
  ])('isolates the codes of a text, once: %s', (text, isolated) => {
    expect(safeHtml(text)).toBe(isolated);
    expect(safeHtml(isolated)).toBe(isolated);
  });

  it('returns an empty text for an empty text', () => {
    expect(safeHtml(undefined)).toBe('');
  });
});
