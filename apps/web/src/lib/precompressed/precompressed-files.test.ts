import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { precompress } from './precompress';
import { precompressedFiles } from './precompressed-files';

const folder = mkdtempSync(join(tmpdir(), 'bazaar-static-'));
const script = 'const answer = 42;\n'.repeat(100);
let turn: ReturnType<typeof precompressedFiles>;

beforeAll(async () => {
  mkdirSync(join(folder, 'chunks'));
  writeFileSync(join(folder, 'chunks/a.js'), script);
  writeFileSync(join(folder, 'chunks/a.css'), '.a{color:red}'.repeat(100));
  writeFileSync(join(folder, 'chunks/tiny.js'), '0');
  writeFileSync(join(folder, 'chunks/a.woff2'), 'a font');
  await precompress(folder);
  turn = precompressedFiles(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

function request(url: string, accepted = 'gzip, deflate, br, zstd') {
  const sent = { url, headers: { 'accept-encoding': accepted } } as unknown as IncomingMessage;
  const setHeader = vi.fn();
  turn(sent, { setHeader } as unknown as ServerResponse);
  return { url: sent.url, headers: Object.fromEntries(setHeader.mock.calls) };
}

it('compresses scripts and stylesheets without loss', () => {
  expect(brotliDecompressSync(readFileSync(join(folder, 'chunks/a.js.br'))).toString()).toBe(script);
});

it.each([
  ['js', 'application/javascript; charset=UTF-8'],
  ['css', 'text/css; charset=UTF-8'],
])('turns a request for a .%s to its precompressed file', (kind, type) => {
  const headers = { 'content-encoding': 'br', 'content-type': type };
  expect(request(`/_next/static/chunks/a.${kind}`)).toEqual({
    url: `/_next/static/chunks/a.${kind}.br`,
    headers,
  });
  expect(request(`/_next/static/chunks/a.${kind}?dpl=1`).url).toBe(`/_next/static/chunks/a.${kind}.br?dpl=1`);
});

it.each([
  ['/_next/static/chunks/a.js', 'gzip'],
  ['/_next/static/chunks/a.js', 'br;q=0, gzip'],
  ['/_next/static/chunks/a.js', ''],
  ['/_next/static/chunks/tiny.js', 'br'],
  ['/_next/static/chunks/none.js', 'br'],
  ['/_next/static/chunks/a.woff2', 'br'],
  ['/chunks/a.js', 'br'],
])('leaves %s with «%s» as it is', (url, accepted) => {
  expect(request(url, accepted)).toEqual({ url, headers: {} });
});
