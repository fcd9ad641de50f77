import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import {
  inlineSheet,
  pictureHint,
  SHEET_ELEMENT,
  SHEET_HINT,
  SHEET_LINK,
  sheetFile,
} from './stylesheet-shapes';

const require = createRequire(import.meta.url);
const HREF = '/_next/static/chunks/a.css';
/** Of a page rendered per request: its stylesheets carry the nonce. */
const LATER_HREF = '/_next/static/chunks/b.css';

/**
 * Runs a script in a separate process with the React that Next bundles: whether it renders for the browser or for the client's data depends
 * on a condition of Node.
 */
function printed(script: string, ...conditions: string[]): string {
  return execFileSync(process.execPath, [...conditions, '--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { NODE_ENV: 'production' },
  });
}

const load = (path: string) => JSON.stringify(require.resolve(path));

it('React hoists a stylesheet into the head as this link', () => {
  const html = printed(`
    import { createRequire } from 'node:module';
    const require = createRequire(${JSON.stringify(import.meta.url)});
    const { createElement: h } = require(${load('next/dist/compiled/react')});
    const { renderToReadableStream } = require(${load('next/dist/compiled/react-dom/server.node')});
    const sheet = h('link', { rel: 'stylesheet', href: '${HREF}', precedence: 'next' });
    const own = h('style', { href: 'own', precedence: 'next' }, 'a{}');
    const nonce = 'abc';
    const later = h('link', { rel: 'stylesheet', href: '${LATER_HREF}', precedence: 'next', nonce });
    const body = h('body', null, sheet, own, later);
    const stream = await renderToReadableStream(h('html', null, h('head'), body), { nonce });
    console.log(await new Response(stream).text());
  `);
  const head = html.slice(0, html.indexOf('</head>'));
  expect([...head.matchAll(SHEET_LINK)].map(({ groups }) => groups?.href)).toEqual([HREF, LATER_HREF]);
  // An inlined stylesheet is recognised by the same attributes.
  expect(head).toContain(inlineSheet('own', 'a{}'));
});

it('React’s data names a stylesheet as this element and hints at it, and at pictures, in these rows', () => {
  const rows = printed(
    `
    import { createRequire } from 'node:module';
    const require = createRequire(${JSON.stringify(import.meta.url)});
    const { createElement: h } = require('react');
    const { preload } = require('react-dom');
    const server = require(${load('next/dist/compiled/react-server-dom-turbopack/server.node')});
    function Sheet() {
      preload('${HREF}', { as: 'style' });
      preload('/media/a.webp', { as: 'image' });
      return h('link', { key: 0, rel: 'stylesheet', href: '${HREF}', precedence: 'next', nonce: undefined });
    }
    console.log(await new Response(server.renderToReadableStream(h(Sheet), {})).text());
    `,
    '--conditions=react-server',
  );
  const script = JSON.stringify([1, rows]);
  expect([...script.matchAll(SHEET_ELEMENT)].map(({ groups }) => groups?.href)).toEqual([HREF]);
  expect([...script.matchAll(SHEET_HINT)].map(({ groups }) => groups?.href)).toEqual([HREF]);
  expect(script).toContain(pictureHint('/media/a.webp'));
});

it.each([
  [HREF, 'static/chunks/a.css'],
  ['/_next/static/a.css', 'static/a.css'],
  ['/_next/static/../server/a.css', undefined],
  ['/_next/static/chunks/a.js', undefined],
  ['https://elsewhere.example/_next/static/a.css', undefined],
])('%s is the file %s of the build', (href, file) => {
  expect(sheetFile(href)).toBe(file);
});
