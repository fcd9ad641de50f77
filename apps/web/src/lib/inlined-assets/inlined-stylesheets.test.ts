import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { announceSheets, sheetsOf, withSheets } from './inlined-stylesheets';
import { sheetReader } from './stylesheet-files';

const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
mkdirSync(join(folder, 'static/chunks'), { recursive: true });
const write = (name: string, text: string) => writeFileSync(join(folder, 'static/chunks', name), text);
write('core.css', '@font-face{src:url(../media/a.woff2)}.a{color:red}');
write('closing.css', 'a::after{content:"</style>"}');
afterAll(() => rmSync(folder, { recursive: true }));
const read = sheetReader(folder);

const CORE = '/_next/static/chunks/core.css';
const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;
/** A page's data as Next writes it: rows of JSON, once more as JSON in a script. */
const script = (rows: string) => `<script>self.__next_f.push(${JSON.stringify([1, rows])})</script>`;
const linkRow = (href: string) =>
  JSON.stringify(['$', 'link', '0', { rel: 'stylesheet', href, precedence: 'next', nonce: '$undefined' }]);
const rowsOf = (html: string) =>
  (JSON.parse(/push\((?<data>.*)\)<\/script>/.exec(html)?.groups?.data ?? '') as [1, string])[1];

it('inlines the stylesheets of the build, with absolute font addresses', () => {
  expect(withSheets(`<head>${link(CORE)}</head>`, read)).toBe(
    `<head><style data-precedence="next" data-href="${CORE}">@font-face{src:url(/_next/static/media/a.woff2)}.a{color:red}</style></head>`,
  );
});

it.each([
  '/_next/static/chunks/absent.css',
  '/_next/static/chunks/closing.css',
  '/_next/static/../server/core.css',
  'https://elsewhere.example/core.css',
])('keeps %s as a file', (href) => {
  const html = `${link(href)}${script(`1:${linkRow(href)}`)}`;
  expect(sheetsOf(html, read)).toEqual([]);
  expect(withSheets(html, read)).toBe(html);
  expect(announceSheets(html, sheetsOf(html, read))).toBe(html);
});

it('updates the data React starts from, without changing its length', () => {
  const rows = `1:[${linkRow(CORE)}]\n:HL["${CORE}","style"]\n`;
  const told = rowsOf(announceSheets(script(rows), [CORE]));
  expect(told).toHaveLength(rows.length);
  const [first = '', hint] = told.split('\n');
  expect(JSON.parse(first.slice(2))).toEqual([['$', 'style', '0', { href: CORE, precedence: 'next' }]]);
  expect(hint).toBe(`:HZ["${CORE}","style"]`);
});
