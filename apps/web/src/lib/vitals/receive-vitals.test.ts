import { createServer, type Server } from 'node:http';
import { setMetricsSink } from '@bazaar/telemetry/metrics';
import { type SpanRecord, setSpanSink } from '@bazaar/telemetry/spans';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { NO_ROUTE } from '../telemetry/route-names';
import { receiveVitals } from './receive-vitals';

const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const report = {
  path: '/products/sp-1',
  paintMs: 900,
  shift: 0.002,
  interactionMs: 40,
  loadMs: 1_200,
  ageMs: 9_000,
  trace: TRACE,
  isServers: false,
};
const spans: SpanRecord[] = [];
const counts: [name: string, route: string | undefined][] = [];
let server: Server;
let origin = '';

beforeAll(async () => {
  setMetricsSink({
    add: () => undefined,
    set: () => undefined,
    observe: ({ name }, _, labels) => counts.push([name, labels.route]),
  });
  setSpanSink({ share: 1, take: (span) => spans.push(span) });
  const routeOf = (url: string) => (url.startsWith('/products/') ? '/products/[id]' : NO_ROUTE);
  server = createServer((request, response) => {
    if (!receiveVitals(request, response, { routeOf, siteUrl: origin })) response.end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as { port: number }).port}`;
});

afterEach(() => {
  spans.length = 0;
  counts.length = 0;
});

afterAll(() => {
  setSpanSink(undefined);
  setMetricsSink(undefined);
  server.close();
});

function send(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${origin}/api/vitals`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin, ...headers },
  });
}

describe('a report of field vitals', () => {
  it('is counted by route, and is the first span of the trace its page began', async () => {
    expect((await send(report)).status).toBe(204);
    expect(counts).toEqual([
      ['field_largest_paint_seconds', '/products/[id]'],
      ['field_layout_shift', '/products/[id]'],
      ['field_interaction_seconds', '/products/[id]'],
    ]);
    expect(spans).toMatchObject([
      {
        name: 'navigation',
        traceId: TRACE.slice(3, 35),
        spanId: TRACE.slice(36, 52),
        parentSpanId: undefined,
      },
    ]);
    expect((spans[0]?.endMs ?? 0) - (spans[0]?.startMs ?? 0)).toBeCloseTo(1_200, 0);
  });

  it('of a page rendered for one visitor is a child of the server’s span', async () => {
    await send({ ...report, isServers: true });
    expect(spans).toMatchObject([{ traceId: TRACE.slice(3, 35), parentSpanId: TRACE.slice(36, 52) }]);
  });

  it('counts nothing that did not happen', async () => {
    await send({ ...report, paintMs: 0, interactionMs: 0 });
    expect(counts).toEqual([['field_layout_shift', '/products/[id]']]);
  });

  it.each([
    ['another site', report, { origin: 'https://evil.example' }, 403],
    ['another site’s fetch', report, { 'sec-fetch-site': 'cross-site' }, 403],
    ['a form', report, { 'content-type': 'text/plain' }, 403],
    ['another type', report, { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['too much', { ...report, path: `/${'a'.repeat(9_000)}` }, {}, 413],
    ['no JSON', '{', {}, 400],
    ['nothing', 'null', {}, 400],
    ['a number out of range', { ...report, paintMs: -1 }, {}, 400],
    ['text for a number', { ...report, shift: '1' }, {}, 400],
    ['a foreign address', { ...report, path: 'https://evil.example/' }, {}, 400],
  ])('is refused from %s', async (_, body, headers, status) => {
    const answer = await send(body, headers).catch(() => undefined);
    // A body that is too long may be cut before its response is read.
    if (answer || status !== 413) expect(answer?.status).toBe(status);
    expect(counts).toEqual([]);
  });

  it('of an unknown address is taken and not counted', async () => {
    expect((await send({ ...report, path: '/09120000001' })).status).toBe(204);
    expect(counts).toEqual([]);
  });

  it('is the only thing this address takes, and no other address is touched', async () => {
    expect((await fetch(`${origin}/api/vitals`)).status).toBe(405);
    expect(await (await fetch(`${origin}/api/build`)).text()).toBe('page');
  });
});
