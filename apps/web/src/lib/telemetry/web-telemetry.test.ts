import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_PREFIX } from '@bazaar/api/operation-of';
import { setLog } from '@bazaar/telemetry/log';
import { setMetricsSink } from '@bazaar/telemetry/metrics';
import { inSpan, type SpanRecord, setSpanSink } from '@bazaar/telemetry/spans';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteSentAsBytes, observeRequest } from './observe-request';
import { NO_ROUTE, routeNames } from './route-names';
import { sendTrace } from './send-trace';
import { tracedFetch } from './traced-fetch';

const PARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const spans: SpanRecord[] = [];
const lines: string[] = [];
const recorded: { name: string; labels: object }[] = [];
let server: Server | undefined;

beforeEach(() => {
  const take = ({ name }: { name: string }, _: number, labels: object) => recorded.push({ name, labels });
  setMetricsSink({ add: take, set: take, observe: take });
});
afterEach(() => {
  server?.close();
  spans.length = 0;
  lines.length = 0;
  setSpanSink(undefined);
  setLog(undefined);
  setMetricsSink(undefined);
  recorded.length = 0;
});

function seriesOf(name: string) {
  return recorded.filter((each) => each.name === name).map(({ labels }) => labels);
}

/** Serves `/cached`, `/mine` and `/broken` as the web server does, and calls one. */
async function call(path: string, headers: Record<string, string> = {}): Promise<Response> {
  setSpanSink({ share: 1, take: (span) => spans.push(span) });
  setLog({ format: 'json', service: 'web', write: (line) => lines.push(line) });
  server = createServer((request, response) => {
    const { context } = observeRequest(request, response, (url) => url.split('?')[0] ?? '');
    if (path === '/bytes') noteSentAsBytes(response);
    sendTrace(response, context);
    response.setHeader('cache-control', path === '/cached' ? 's-maxage=60' : 'private, no-store');
    if (path === '/cached') response.setHeader('x-nextjs-cache', 'HIT');
    response.writeHead(path.startsWith('/broken') ? 502 : 200);
    response.end('page');
  });
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const { port } = server.address() as { port: number };
  const response = await fetch(`http://localhost:${port}${path}`, { headers });
  await response.text();
  await expect.poll(() => spans.length).toBe(1);
  return response;
}

describe('a request', () => {
  it('names its trace only where no shared cache may keep the response', async () => {
    const mine = await call('/mine', { traceparent: PARENT });
    const [span] = spans;
    expect(span).toMatchObject({ traceId: PARENT.slice(3, 35), parentSpanId: PARENT.slice(36, 52) });
    expect(mine.headers.get('server-timing')).toBe(
      `traceparent;desc="00-${span?.traceId}-${span?.spanId}-01"`,
    );
    spans.length = 0;
    expect((await call('/cached')).headers.has('server-timing')).toBe(false);
  });

  it('is counted by route, status and what the cache had', async () => {
    await call('/cached');
    await expect.poll(() => spans.length).toBe(1);
    expect(seriesOf('http_server_request_duration_seconds')).toEqual([
      { route: '/cached', status: '200', cache: 'hit' },
    ]);
    spans.length = 0;
    await call('/bytes');
    expect(seriesOf('http_server_request_duration_seconds')).toContainEqual({
      route: '/bytes',
      status: '200',
      cache: 'bytes',
    });
  });

  it('that fails is a line with its route and trace, without its query', async () => {
    await call('/broken?phone=09120000001', { traceparent: PARENT });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(String(lines[0]))).toMatchObject({
      level: 'error',
      trace_id: PARENT.slice(3, 35),
      route: '/broken',
      status: 502,
    });
    expect(lines[0]).not.toContain('0912');
  });
});

describe('tracedFetch', () => {
  const origin = 'http://catalogue.example';

  it('sends the catalogue the place in the trace, and others nothing', async () => {
    setSpanSink({ share: 1, take: (span) => spans.push(span) });
    const sent: [string, string | null][] = [];
    const send = tracedFetch(async (input, init) => {
      sent.push([String(input), new Headers(init?.headers).get('traceparent')]);
      return new Response('{}');
    }, origin);
    await inSpan('page', {}, async () => {
      await send(`${origin}${API_PREFIX}/categories`, { headers: { accept: 'application/json' } });
      await send('http://elsewhere.example/');
    });
    const [called, page] = spans;
    expect(called).toMatchObject({ kind: 'client', parentSpanId: page?.spanId });
    expect(sent).toEqual([
      [`${origin}${API_PREFIX}/categories`, `00-${page?.traceId}-${called?.spanId}-01`],
      ['http://elsewhere.example/', null],
    ]);
  });

  it('counts failures by their name and passes them on', async () => {
    const send = tracedFetch(() => Promise.reject(new TypeError('fetch failed')), origin);
    await expect(send(`${origin}${API_PREFIX}/no/such`)).rejects.toThrow('fetch failed');
    expect(seriesOf('catalogue_call_duration_seconds')).toEqual([
      { operation: 'other', status: 'TypeError' },
    ]);
  });
});

describe('routeNames', () => {
  it('finds the route of an address in the build, and one name for all that have none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bazaar-routes-'));
    const staticRoutes = [{ page: '/faq', regex: '^/faq(?:/)?$' }];
    const dynamicRoutes = [{ page: '/products/[id]', regex: '^/products/([^/]+?)(?:/)?$' }];
    writeFileSync(join(folder, 'routes-manifest.json'), JSON.stringify({ staticRoutes, dynamicRoutes }));
    const routeOf = routeNames(folder);
    const addresses = [
      '/faq?term=a',
      '/products/sp-1',
      '/products/sp-2?x',
      '/_next/static/a.js',
      '/09120000001',
    ];
    expect(addresses.map(routeOf)).toEqual([
      '/faq',
      '/products/[id]',
      '/products/[id]',
      '/_next/static',
      NO_ROUTE,
    ]);
  });
});
