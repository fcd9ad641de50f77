import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { completeLifetime } from './cache-for-all';

let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    completeLifetime(response);
    response.setHeader('Cache-Control', decodeURIComponent(request.url?.slice(1) ?? ''));
    response.end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

it.each([
  [
    's-maxage=600, stale-while-revalidate=31535400',
    'public, max-age=0, s-maxage=600, stale-while-revalidate=31535400, stale-if-error=604800',
  ],
  ['private, no-cache, no-store, max-age=0, must-revalidate', undefined],
  ['private, no-store', undefined],
  ['public, max-age=31536000, immutable', undefined],
])('sends %s as %s', async (lifetime, expected = lifetime) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/${encodeURIComponent(lifetime)}`);
  expect(answer.headers.get('cache-control')).toBe(expected);
});
