import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { add, collectBefore, counter, gauge, histogram, observe, set } from '../metrics/metrics.ts';
import { startTelemetry } from '../start-telemetry.ts';
import { inSpan } from '../trace/spans.ts';

interface Sent {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the protocol's own nesting
  readonly body: any;
}
const sent: Sent[] = [];
let collector: Server;
let end: () => Promise<void> = async () => undefined;

beforeEach(async () => {
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    sent.push({ path: request.url, authorization: request.headers.authorization, body });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await end();
  sent.length = 0;
  collector.close();
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const settings = { service: 'web', build: { version: 'b-1' }, logFormat: 'json', write() {} } as const;
const freePort = async () => {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const port = portOf(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
};

describe('startTelemetry', () => {
  it('sends spans and metrics to a collector', async () => {
    const endpoint = `http://127.0.0.1:${portOf(collector)}`;
    end = await startTelemetry({
      ...settings,
      otlp: { endpoint, headers: { authorization: 'Bearer x' }, share: 1 },
    });
    await inSpan('page', { kind: 'server', attributes: { 'http.route': '/' } }, () =>
      inSpan('read', {}, async () => {
        throw new RangeError('typed by a person');
      }),
    ).catch(() => undefined);
    add(counter('sent_total', 'Help.'), { route: '/' });
    observe(histogram('sent_seconds', '', [1, 2]), 1.5);
    await end();

    const of = (path: string) => sent.find((each) => each.path === path);
    expect(of('/v1/traces')?.authorization).toBe('Bearer x');
    const [read, page] = of('/v1/traces')?.body.resourceSpans[0].scopeSpans[0].spans ?? [];
    expect(page).toMatchObject({ name: 'page', kind: 2, attributes: [{ key: 'http.route' }] });
    expect(read).toMatchObject({
      traceId: page.traceId,
      parentSpanId: page.spanId,
      status: { code: 2, message: 'RangeError' },
    });
    expect(page.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(String(page.startTimeUnixNano)).toMatch(/^\d{19}$/);
    const all = of('/v1/metrics')?.body.resourceMetrics[0].scopeMetrics[0].metrics as { name: string }[];
    const named = (name: string) => all.find((metric) => metric.name === name);
    expect(named('sent_total')).toMatchObject({ sum: { isMonotonic: true, dataPoints: [{ asDouble: 1 }] } });
    expect(named('sent_seconds')).toMatchObject({
      histogram: { dataPoints: [{ bucketCounts: [0, 1, 0], explicitBounds: [1, 2] }] },
    });
    expect(JSON.stringify(sent)).not.toContain('typed by a person');
  });

  it('serves metrics to a scrape, with what collectors set just before', async () => {
    const port = await freePort();
    end = await startTelemetry({ ...settings, metricsAddress: { host: '127.0.0.1', port } });
    let level = 0;
    const depth = gauge('scraped_depth', 'Depth.');
    collectBefore(() => set(depth, level));
    level = 7;
    observe(histogram('scraped_seconds', 'Time.', [0.1, 1]), 0.5, { route: '/a"b' });
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const lines = (await answer.text()).split('\n');
    expect(lines).toContain('scraped_depth 7');
    expect(lines).toContain('scraped_seconds_bucket{route="/a\\"b",le="1"} 1');
    expect(lines).toContain('build_info{version="b-1"} 1');
    for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total'])
      expect(lines.some((line) => line.startsWith(`${name} `))).toBe(true);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  });

  it('goes on when the collector is down', async () => {
    const down = { endpoint: `http://127.0.0.1:${await freePort()}`, headers: {}, share: 1 };
    end = await startTelemetry({ ...settings, otlp: down });
    for (let count = 0; count < 5_000; count += 1) await inSpan('page', {}, async () => {});
    await end();
  });

  it('loads no SDK where nobody reads metrics or traces', () => {
    const list = (more: string) => {
      const script = `
        import { registerHooks } from 'node:module';
        const loaded = [];
        registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
        const { startTelemetry } = await import('./src/start-telemetry.ts');
        await startTelemetry({ service: 'x', build: {}, logFormat: 'json', write() {}, ${more} });
        process.stdout.write(loaded.filter((url) => !url.startsWith('node:')).join('\\n'));
        process.exit(0);`;
      return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    };
    expect(list('')).not.toContain('opentelemetry');
    expect(list("otlp: { endpoint: 'http://127.0.0.1:1', headers: {}, share: 1 }")).toContain(
      '@opentelemetry',
    );
  });
});
