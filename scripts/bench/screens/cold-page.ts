import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Settings } from '@bazaar/settings';
import { counts, reset } from '../backend-calls.ts';

export interface ColdPage {
  readonly calls: number;
  /** Sequential rounds of calls, derived from the page's waiting time for a slow backend. */
  readonly rounds: number;
  /** Calls of a second view of the same address. */
  readonly warmCalls: number;
  /** Size of the document with gzip. */
  readonly htmlKb: number;
  readonly htmlPlainKb: number;
}

/** Long compared with the server's own work, short compared with its deadline. */
const SLOW_MS = 600;

/** Measures the first view of a new address with a backend that responds to each call after 600 ms, then a second view. */
export async function openCold(settings: Settings, address: string): Promise<ColdPage> {
  const control = `${settings.CATALOGUE_API_URL}/__sandbox/faults`;
  await reset(settings);
  await fetch(control, { method: 'POST', body: JSON.stringify({ delayMs: SLOW_MS }) });
  const startMs = performance.now();
  await read(settings, address);
  const rounds = Math.floor((performance.now() - startMs) / SLOW_MS);
  await fetch(`${control}/reset`, { method: 'POST' });
  const calls = (await counts(settings)).total;
  await reset(settings);
  const { bytes, plainBytes } = await read(settings, address);
  return {
    calls,
    rounds,
    warmCalls: (await counts(settings)).total,
    htmlKb: inKb(bytes),
    htmlPlainKb: inKb(plainBytes),
  };
}

function inKb(bytes: number): number {
  return Math.round(bytes / 102.4) / 10;
}

/** Returns the size of the document in bytes, gzipped and plain. Follows the redirect from an address that is not canonical, as a browser does. */
async function read(settings: Settings, address: string): Promise<Document> {
  const answer = await get(settings.SITE_URL + address);
  return answer.location === undefined ? answer : read(settings, answer.location);
}

interface Document {
  readonly bytes: number;
  readonly plainBytes: number;
  readonly location: string | undefined;
}

function get(url: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const requested = request(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const isZipped = answer.headers['content-encoding'] === 'gzip';
        const plainBytes = (isZipped ? gunzipSync(body) : body).length;
        resolve({ bytes: body.length, plainBytes, location: answer.headers.location });
      });
      answer.on('error', reject);
    });
    requested.on('error', reject).end();
  });
}
