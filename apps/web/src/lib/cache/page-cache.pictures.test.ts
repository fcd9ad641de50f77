import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { cacheContext } from '../framework/cache-context.fixtures';
import { INCOMPLETE_SECONDS } from './cache-tags';

/** How the catalogue answers a picture. */
let answer: RequestListener;
const catalogue = createServer((request, response) => answer(request, response));
await new Promise<void>((resolve) => catalogue.listen(0, '127.0.0.1', resolve));
vi.stubEnv('CATALOGUE_API_URL', `http://127.0.0.1:${(catalogue.address() as AddressInfo).port}`);
const { default: PageCache } = await import('./page-cache');
type Cache = InstanceType<typeof PageCache>;

const folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
  catalogue.closeAllConnections();
  catalogue.close();
});
const cache = new PageCache(cacheContext(folder, { maxMemoryCacheSize: 1_000_000 }));

const SRC = '/media/drawings/sp-1.webp?w=320';
const html = `<link rel="preload" as="image" href="${SRC}"/><img alt="" src="${SRC}" decoding="async"/>`;
const inTime: RequestListener = (request, response) =>
  request.url?.includes('.svg')
    ? response.setHeader('content-type', 'image/svg+xml').end('<svg/>')
    : response.writeHead(404).end();
const failing: RequestListener = (_request, response) => response.writeHead(503).end();
const absent: RequestListener = (_request, response) => response.writeHead(404).end();

let key = '';
beforeEach(({ task }) => {
  key = `/products/${task.id}`;
});

/** Caches the page as the framework does; returns the seconds after which it is rendered anew, and whether its picture is inlined. */
async function rendered(revalidate = 600): Promise<{ seconds: unknown; isInlined: boolean }> {
  const page = { kind: 'APP_PAGE', html, rscData: Buffer.from('rsc'), headers: {} };
  const context = { cacheControl: { revalidate, expire: undefined }, isFallback: false };
  await cache.set(
    key,
    page as unknown as Parameters<Cache['set']>[1],
    context as unknown as Parameters<Cache['set']>[2],
  );
  const stored = await cache.get(key, { kind: 'APP_PAGE', isFallback: false } as Parameters<Cache['get']>[1]);
  const { cacheControl, value } = stored as unknown as {
    cacheControl: { revalidate: number };
    value: { html: string };
  };
  return { seconds: cacheControl.revalidate, isInlined: value.html.includes('src="data:') };
}

it('renders a page again soon whose picture was late, until the picture is inside', async () => {
  answer = failing;
  expect(await rendered()).toEqual({ seconds: INCOMPLETE_SECONDS, isInlined: false });
  answer = inTime;
  expect(await rendered()).toEqual({ seconds: 600, isInlined: true });
});

it('does so once while pictures stay late: a slow catalogue has no more to do', async () => {
  answer = failing;
  expect((await rendered()).seconds).toBe(INCOMPLETE_SECONDS);
  expect((await rendered()).seconds).toBe(600);
  expect((await rendered()).seconds).toBe(600);
});

it('leaves a page its lifetime whose picture does not exist', async () => {
  answer = absent;
  expect(await rendered()).toEqual({ seconds: 600, isInlined: false });
});

it('never lengthens a lifetime', async () => {
  answer = failing;
  expect((await rendered(5)).seconds).toBe(5);
});
