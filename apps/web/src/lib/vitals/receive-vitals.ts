import type { IncomingMessage, ServerResponse } from 'node:http';
import { histogram, observe } from '@bazaar/telemetry/metrics';
import { beginSpan, spanClockMs } from '@bazaar/telemetry/spans';
import { parseTraceparent } from '@bazaar/telemetry/trace';
import { refuseForeignWrite } from '../bff/write-guard.ts';
import { NO_ROUTE } from '../telemetry/route-names.ts';
import { LONGEST_REPORT, parseVitals, VITALS_PATH, type VitalsReport } from './vitals-report.ts';

const paints = histogram(
  'field_largest_paint_seconds',
  'Largest paint at visitors, by route.',
  [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
);
const shifts = histogram(
  'field_layout_shift',
  'Layout shift at visitors, by route.',
  [0.001, 0.01, 0.05, 0.1, 0.25],
);
const interactions = histogram(
  'field_interaction_seconds',
  'Longest interaction at visitors, by route.',
  [0.04, 0.1, 0.2, 0.3, 0.5, 1],
);

/**
 * Takes what pages report about themselves (`sendBeacon`), before the framework sees it. Returns false for any other request. A report
 * names a route and numbers and nobody; foreign origins, long and strange ones are refused.
 */
export function receiveVitals(
  request: IncomingMessage,
  response: ServerResponse,
  { routeOf, siteUrl }: { readonly routeOf: (url: string) => string; readonly siteUrl: string },
): boolean {
  if (request.url !== VITALS_PATH) return false;
  const end = (status: number) => {
    response.writeHead(status, {
      'cache-control': 'no-store',
      ...(status === 413 ? { connection: 'close' } : {}),
    });
    response.end();
    return true;
  };
  if (request.method !== 'POST') return end(405);
  if (refuseForeignWrite('POST', new Headers(flat(request)), siteUrl) !== undefined) return end(403);
  if (request.headers['content-type'] !== 'application/json') return end(415);
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (piece: string) => {
    if (text.length <= LONGEST_REPORT) text += piece;
    if (text.length > LONGEST_REPORT && !response.headersSent) end(413);
  });
  request.on('end', () => {
    if (response.headersSent) return;
    const report = parseVitals(text);
    const route = report && routeOf(report.path);
    if (report && route !== undefined && route !== NO_ROUTE) record(report, route);
    end(report ? 204 : 400);
  });
  return true;
}

function record({ paintMs, shift, interactionMs, ...more }: VitalsReport, route: string): void {
  if (paintMs > 0) observe(paints, paintMs / 1000, { route });
  observe(shifts, shift, { route });
  if (interactionMs > 0) observe(interactions, interactionMs / 1000, { route });
  const told = parseTraceparent(more.trace);
  if (!told) return;
  const startMs = spanClockMs() - more.ageMs;
  const attributes = { 'http.route': route, paintMs, shift, interactionMs };
  beginSpan('navigation', { ...(more.isServers ? { parent: told } : { as: told }), attributes, startMs }).end(
    undefined,
    startMs + more.loadMs,
  );
}

function flat({ headers }: IncomingMessage): [string, string][] {
  return ['origin', 'host', 'sec-fetch-site', 'content-type'].flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
}
