import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { readRows, writeRows } from './flight-rows';
import { isHostElement, modelsOf, readReference } from './flight-values';

const require = createRequire(import.meta.url);

/** Returns the data of a small page as the React that Next bundles writes them. */
function realData(): string {
  const script = `
    import { createRequire } from 'node:module';
    const require = createRequire(${JSON.stringify(import.meta.url)});
    const { createElement: h, Fragment } = require('react');
    const { preload } = require('react-dom');
    const server = require(${JSON.stringify(require.resolve('next/dist/compiled/react-server-dom-turbopack/server.node'))});
    async function Late() { await null; return h('p', null, '$ پنج', 'پایان'); }
    function Page() {
      preload('/media/a.webp', { as: 'image' });
      return h(Fragment, { key: 'f' }, h('div', { className: 'a', id: undefined }, h(Late), 'ب'.repeat(2000)));
    }
    console.log(await new Response(server.renderToReadableStream(h(Page), {})).text());
  `;
  return execFileSync(
    process.execPath,
    ['--conditions=react-server', '--input-type=module', '--eval', script],
    { encoding: 'utf8', env: { NODE_ENV: 'production' } },
  ).slice(0, -1);
}

it('reads and writes every row of real data', () => {
  const data = realData();
  const rows = readRows(data);
  expect(writeRows(rows)).toBe(data);
  expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['model', 'text', 'other']));
  const [long] = rows.filter(({ kind }) => kind === 'text');
  expect(long?.body).toBe('ب'.repeat(2000));
});

it('knows elements, references and texts in real data', () => {
  const models = modelsOf(readRows(realData()));
  const all = JSON.stringify([...models.values()]);
  const found =
    /\["\$","div",null,\{"className":"a","id":"\$undefined","children":\["(?<late>[^"]+)","(?<long>[^"]+)"\]\}\]/.exec(
      all,
    );
  const { late = '', long = '' } = found?.groups ?? {};
  expect(isHostElement(JSON.parse(found?.[0] ?? 'null'))).toBe(true);
  expect(readReference(late)).toMatchObject({ kind: 'L', path: [] });
  expect(readReference(long)).toMatchObject({ kind: '', path: [] });
  const paragraph = models.get(readReference(late)?.id ?? '');
  expect(paragraph).toEqual(['$', 'p', null, { children: ['$$ پنج', 'پایان'] }]);
});

it.each([
  ['$1f:props:children:0', { kind: '', id: '1f', path: ['props', 'children', '0'] }],
  ['$L5b', { kind: 'L', id: '5b', path: [] }],
  ['$@10', { kind: '@', id: '10', path: [] }],
  ['$undefined', undefined],
  ['$Sreact.fragment', undefined],
  ['$$5', undefined],
  ['$D2026-01-01T00:00:00.000Z', undefined],
  ['$NaN', undefined],
])('%s refers to %j', (text, reference) => {
  expect(readReference(text)).toEqual(reference);
});

it('refuses what is no row', () => {
  expect(() => readRows('no row\n')).toThrow(SyntaxError);
});
