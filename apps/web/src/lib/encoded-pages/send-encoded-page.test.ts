import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import PageCache from '../cache/page-cache';
import { cacheContext } from '../framework/cache-context.fixtures';
import { rememberExchanges } from '../response/exchange';
import { codingFor, storedCoding } from './content-coding';
import { dropEncodedPage } from './drop-encoded-page';
import { encodeSentPage } from './encode-sent-page';
import { type EncodedPage, encodedPages } from './encoded-pages';
import { sendEncodedPage } from './send-encoded-page';

rememberExchanges();
const KEY = '/route-cache/APP_PAGE/hash/$/p';
const SECONDS = 600;
type Value = Parameters<PageCache['set']>[1];

/** What the stand-in for the framework adds to, or has in place of, its usual headers. */
let others: Record<string, string>;
let status: number;
let rendered: number;
let folder: string;
let server: Server;
let cache: PageCache;

beforeEach(async () => {
  [others, status, rendered] = [{}, 200, 0];
  folder = mkdtempSync(join(tmpdir(), 'encoded-pages-'));
  cache = new PageCache(cacheContext(folder));
  server = createServer(async (incoming, response) => {
    if (sendEncodedPage(incoming, response)) return;
    encodeSentPage(incoming, response);
    rendered += 1;
    const page = await cache.get(KEY, { kind: 'APP_PAGE', isFallback: false } as never);
    const { html } = (page?.value ?? {}) as unknown as { html: string };
    response.statusCode = status;
    for (const [name, value] of Object.entries({
      'Content-Type': 'text/html; charset=utf-8',
      ETag: `"${html.length}"`,
      'Cache-Control': `s-maxage=${SECONDS}`,
      Vary: 'rsc, next-router-prefetch, Accept-Encoding',
      'x-nextjs-cache': 'HIT',
      ...others,
    }))
      response.setHeader(name, value);
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await store('first');
});

afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
  dropEncodedPage();
  rmSync(folder, { recursive: true });
});

const store = (text: string) =>
  cache.set(
    KEY,
    { kind: 'APP_PAGE', html: `<p>${text}</p>`, rscData: Buffer.from(''), headers: {} } as unknown as Value,
    { cacheControl: { revalidate: SECONDS, expire: undefined }, isFallback: false } as never,
  );

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

function ask(headers: Record<string, string> = {}, path = '/p', method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers, agent: false }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const coding = answer.headers['content-encoding'];
      const plain =
        coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body;
      resolve({ status: answer.statusCode, headers: answer.headers, text: plain.toString() });
    })
      .on('error', reject)
      .end();
  });
}

/** Requests the page until it is stored as bytes, and counts the framework's work from then on. */
async function visit(headers: Record<string, string> = {}, path = '/p'): Promise<void> {
  const coding = storedCoding(codingFor(headers)) ?? 'gzip';
  await expect
    .poll(async () => {
      await ask(headers, path);
      return encodedPages.find(path, coding);
    })
    .toBeDefined();
  rendered = 0;
}

/** Returns the stored page once nothing is being encoded: one page is at a time, so another one is stored after it. */
async function settled(): Promise<EncodedPage | undefined> {
  await visit({}, '/other');
  return encodedPages.find('/p', 'gzip');
}

it('sends the same page without the framework, in the smallest coding accepted', async () => {
  const plain = await ask();
  await visit();
  await visit({ 'accept-encoding': 'gzip' });
  await visit({ 'accept-encoding': 'gzip, deflate, br, zstd' });
  for (const [accepted, coding] of [
    ['', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
  ] as const) {
    const { headers, text } = await ask(accepted === '' ? {} : { 'accept-encoding': accepted });
    expect([text, headers['content-encoding']]).toEqual([plain.text, coding]);
    const { 'content-encoding': _, 'content-length': length, date: __, ...rest } = headers;
    const { 'content-length': ___, date: ____, 'transfer-encoding': _____, ...others } = plain.headers;
    expect(rest).toEqual(others);
    expect(Number(length)).toBeGreaterThan(0);
  }
  expect(rendered).toBe(0);
});

it('answers HEAD and a condition without a body', async () => {
  await visit();
  const head = await ask({}, '/p', 'HEAD');
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '12']);
  const etag = head.headers.etag ?? '';
  const same = await ask({ 'if-none-match': `"other", W/${etag}` });
  expect([same.status, same.text, same.headers.etag]).toEqual([304, '', etag]);
  expect(same.headers).not.toHaveProperty('content-type');
  expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  expect((await ask({ 'if-none-match': etag, 'cache-control': 'no-cache' })).status).toBe(200);
  expect((await ask({ range: 'bytes=0-2' })).text).toBe('<p>first</p>');
  expect(rendered).toBe(0);
});

it('leaves requests for another response of the address to the framework', async () => {
  await visit();
  await ask({ rsc: '1' });
  await ask({ 'next-router-prefetch': '1' });
  await ask({}, '/p', 'POST');
  await ask({}, '/p?utm_source=x');
  await ask({ 'accept-encoding': 'identity;q=0' });
  expect(rendered).toBe(5);
});

it('sends the new page as soon as its entry is replaced, and asks again when a tag is invalidated', async () => {
  await visit();
  await visit({ 'accept-encoding': 'br' });
  await store('second');
  expect((await ask()).text).toBe('<p>second</p>');
  await visit();
  await cache.revalidateTag(['any']);
  expect(encodedPages.bytes).toBe(0);
});

it('stores nothing that was read before its entry changed', async () => {
  await visit();
  await store('first');
  const read = cache.get.bind(cache);
  vi.spyOn(cache, 'get').mockImplementationOnce(async (...parameters) => {
    const page = await read(...parameters);
    await store('second');
    return page;
  });
  expect((await ask()).text).toBe('<p>first</p>');
  expect(await settled()).toBeUndefined();
  await visit();
  expect((await ask()).text).toBe('<p>second</p>');
});

it('asks the framework again when the page is due', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await visit();
  // The entry's age is that of its file, on the real clock.
  vi.advanceTimersByTime((SECONDS - 60) * 1_000);
  await ask();
  expect(rendered).toBe(0);
  vi.advanceTimersByTime(60_000);
  await ask();
  expect(rendered).toBe(1);
});

it.each([
  ['stale', { 'x-nextjs-cache': 'STALE' }, 200],
  ['rendered just now', { 'x-nextjs-cache': 'MISS' }, 200],
  ['gone', {}, 410],
  ['unknown', {}, 404],
  ['unavailable', {}, 503],
  ['with a nonce', { 'Content-Security-Policy': "script-src 'nonce-1'" }, 200],
  ['with a cookie', { 'Set-Cookie': 'a=1' }, 200],
  ['data', { 'Content-Type': 'text/x-component' }, 200],
  ['without a lifetime', { 'Cache-Control': 'no-store' }, 200],
])('does not store a page that is %s', async (_, headers, answered) => {
  await visit();
  await store('second');
  [others, status] = [headers, answered];
  await ask();
  await ask();
  [others, status] = [{}, 200];
  expect(await settled()).toBeUndefined();
});
