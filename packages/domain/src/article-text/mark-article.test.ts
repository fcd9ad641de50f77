import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conversionsOf, readLiveQuantity } from './live-quantity';
import { markArticle } from './mark-article';

const mark = (html: string) => markArticle(html, ({ kind }) => `/${kind}?a=1&b=2`);
const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

describe('R-504 an article with its quantities, standards and codes as links', () => {
  it('has them in its paragraphs, lists and cells', () => {
    expect(mark('<p>در فشار ۱۶ bar است</p>')).toBe(
      '<p>در فشار <a href="/quantity?a=1&amp;b=2" data-live="16 bar">۱۶ <bdi dir="ltr">bar</bdi></a> است</p>',
    );
    expect(mark('<td>DIN 2501</td>')).toBe(
      '<td><a href="/standard?a=1&amp;b=2" data-live=""><bdi dir="ltr">DIN 2501</bdi></a></td>',
    );
    expect(mark('<li>۱ تا ۱٫۵ گرم</li>')).toBe(
      '<li><a href="/quantity?a=1&amp;b=2" data-live="1~1.5 g">۱ تا ۱٫۵ گرم</a></li>',
    );
  });

  it.each([
    '<a href="/faq">۱۶ bar</a>',
    '<p><a href="/x"><strong>DIN 2501</strong></a></p>',
    '<h2 id="part-1">فلنج DIN 2501</h2>',
    '<h3>پیچ M16</h3>',
    '<table><caption>حد ۱۶ bar</caption><tr><th>۱۶ bar</th></tr></table>',
    '<div data-part="formula"><p>p = ۱۶ bar</p></div>',
    '<img alt="۱۶ bar" src="/media/x">',
    '<dl><dt>M16</dt></dl>',
  ])('leaves %s as it is', (html) => {
    expect(mark(html)).toBe(html);
  });

  it('goes on after an element that is left alone, and after one without an end', () => {
    expect(mark('<h2>M16</h2><p>a<br>M16</p>')).toContain('data-live=""><bdi dir="ltr">M16</bdi>');
    expect(mark('<figure><img src="/m" alt=""><figcaption>پیچ M16</figcaption></figure>')).toContain(
      'data-live',
    );
  });

  it('leaves plain what leads nowhere', () => {
    expect(markArticle('<p>M16</p>', () => undefined)).toBe('<p>M16</p>');
  });

  const words = fc.constantFrom(
    ...[
      'فشار ',
      '۱۶ bar',
      ' DIN 2501',
      '6205',
      '&amp;',
      '&lt;b&gt;',
      'M16',
      ' ۳ بار',
      '۸۰ °C',
      '. ',
      '۱۲',
      'a',
    ],
  );
  const html: fc.Arbitrary<string> = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      words,
      fc
        .tuple(
          fc.constantFrom('p', 'a', 'h2', 'td', 'strong', 'bdi', 'li'),
          fc.array(tie('node'), { maxLength: 4 }),
        )
        .map(([tag, inner]) => `<${tag}>${inner.join('')}</${tag}>`),
      fc.constant('<br>'),
    ),
  })).node as fc.Arbitrary<string>;

  it('keeps the text, stays well formed, and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(html, { maxLength: 6 }), (parts) => {
        const written = parts.join('');
        const marked = mark(written);
        expect(textOf(marked)).toBe(textOf(written));
        expect(mark(marked)).toBe(marked);
        const open: string[] = [];
        for (const [, slash, tag = ''] of marked.matchAll(/<(\/?)([a-z0-9]+)/g)) {
          if (tag === 'br') continue;
          if (slash === '') open.push(tag);
          else expect(open.pop()).toBe(tag);
        }
        expect(open).toEqual([]);
      }),
    );
  });
});

describe('R-505 a quantity in other units', () => {
  it.each([
    ['16 bar', ['1.6 MPa', '232.060380368 psi', '16.3154594076 kgf/cm²']],
    ['80 °C', ['176 °F', '353.15 K']],
    ['0.2 mm', ['200 μm', '0.02 cm', '0.00787401574803 in']],
    ['15 kW', ['15000 W', '20.1153278798 hp']],
  ])('%s is %j', (written, expected) => {
    const quantity = readLiveQuantity(written);
    const shown = quantity && conversionsOf(quantity).map(({ value, unit }) => `${value} ${unit.symbol}`);
    expect(shown).toEqual(expected);
  });

  it('keeps both ends of a range', () => {
    const quantity = readLiveQuantity('15~20 kW');
    expect(quantity && conversionsOf(quantity)[0]).toMatchObject({ value: 15_000, maxValue: 20_000 });
  });

  it.each(['', 'bar', '16', '16 x', '1e999x bar', '<b> bar'])('reads nothing from «%s»', (written) => {
    expect(readLiveQuantity(written)).toBeUndefined();
  });
});
