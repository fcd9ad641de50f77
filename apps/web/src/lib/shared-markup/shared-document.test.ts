import { expect, it } from 'vitest';
import { readRows } from '../framework/flight-rows';
import { readFlightScripts, writeFlightScript } from '../framework/flight-scripts';
import { withTextParts } from './shared-answer';
import { withSharedMarkup } from './shared-document';

const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const LONG = 'متنی که از مرجع خود درازتر است، و برای همین یک بار در صفحه می‌ماند.';
const element = (type: string, props: object, key: string | null = null) => ['$', type, key, props];
const row = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}\n`;
const section = element('section', {
  className: 'a',
  id: '$undefined',
  children: [LONG, ' ', element('b', { children: '$$5' })],
});
const SECTION = `<section class="a">${LONG}<!-- --> <b>$5</b></section>`;
const pageOf = (markup: string, data: string) => `<body>${markup}${START}${writeFlightScript(data)}</body>`;
const dataOf = (html: string) =>
  readFlightScripts(html.replace(/<script>\{[\s\S]*?<\/script>/, ''))?.data ?? '';

it('refers to the document for what is only markup', () => {
  const data = `2:I[1,[],"Island"]\n${row('0', element('main', { children: [section, element('$L2', {})] }))}`;
  const html = withSharedMarkup(pageOf(`<main>${SECTION}<i></i></main>`, data));
  expect(html).toContain(
    `<main><section data-shared="0" class="a">${LONG} <b>$5</b></section><i></i></main>`,
  );
  expect(dataOf(html)).toBe(
    `2:I[1,[],"Island"]\n${row(
      '0',
      element('main', {
        children: [
          element('section', { className: 'a', dangerouslySetInnerHTML: { __html: '$fffff:0' } }),
          element('$L2', {}),
        ],
      }),
    )}`,
  );
});

it('refers to the document for a long text that stands in a row of its own', () => {
  const json = JSON.stringify({ '@type': 'BreadcrumbList', name: LONG });
  const data = `1:T${Buffer.byteLength(json).toString(16)},${json}${row(
    '0',
    element('script', { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: '$1' } }),
  )}`;
  const html = withSharedMarkup(pageOf(`<script type="application/ld+json">${json}</script>`, data));
  expect(html.split(LONG)).toHaveLength(2);
  expect(readRows(dataOf(html)).map(({ id }) => id)).toEqual(['0']);
});

it('keeps a part that stands in several rows once, and leaves out the rows of what it replaced', () => {
  const data = `${row('1', element('p', { children: LONG }))}${row('2', element('section', { children: '$L1' }))}${row('0', { one: '$L2', other: '$L2' })}`;
  const html = withSharedMarkup(pageOf(`<section><p>${LONG}</p></section>`, data));
  expect(readRows(dataOf(html)).map(({ id }) => id)).toEqual(['2', '0']);
  expect(html).toContain(`<section data-shared="0"><p>${LONG}</p></section>`);
});

it.each([
  ['that the document does not have', '<main></main>', row('0', { a: section })],
  ['that another row refers into', SECTION, `${row('1', section)}${row('0', ['$1', '$1:props:children:2'])}`],
  [
    'inside noscript',
    `<noscript>${SECTION}</noscript>`,
    row('0', element('noscript', { children: section })),
  ],
  [
    'with a style',
    `<section style="color:red">${LONG}</section>`,
    row('0', element('section', { style: { color: 'red' }, children: LONG })),
  ],
  [
    'that runs',
    `<script>${LONG}</script>`,
    row('0', element('script', { dangerouslySetInnerHTML: { __html: LONG } })),
  ],
  ['that goes to the head', `<title>${LONG}</title>`, row('0', element('title', { children: LONG }))],
])('leaves a part %s in the data', (_name, markup, data) => {
  const html = pageOf(markup, data);
  expect(withSharedMarkup(html)).toBe(html);
});

it('leaves a page without data as it is', () => {
  expect(withSharedMarkup('<p></p>')).toBe('<p></p>');
});

it('turns parts of the data for the router into texts, each once', () => {
  const data = row('0', { one: section, other: section });
  const rows = readRows(withTextParts(data));
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual({ id: 'f0000', kind: 'text', body: `${LONG} <b>$5</b>` });
  const shared = element('section', { className: 'a', dangerouslySetInnerHTML: { __html: '$f0000' } });
  expect(JSON.parse(rows[1]?.body ?? '')).toEqual({ one: shared, other: shared });
});
