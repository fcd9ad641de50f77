import { request } from 'node:http';
import type { Settings } from '@bazaar/settings';
import { counts, reset } from '../backend-calls.ts';

export interface ColdPage {
  readonly calls: number;
  /** Rounds of calls one after the other, by how long the page waits for a backend that takes its time. */
  readonly rounds: number;
  /** Calls of a second view of the same address. */
  readonly warmCalls: number;
  readonly htmlKb: number;
}

/** Long against what the server does itself, short against its deadline. */
const SLOW_MS = 600;

/** The first view of an address nobody has opened, from a backend that answers each call after 600 ms; then a second view. */
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
  const bytes = await read(settings, address);
  return { calls, rounds, warmCalls: (await counts(settings)).total, htmlKb: Math.round(bytes / 102.4) / 10 };
}

/** Bytes of the document with gzip. An address that is not the canonical one leads there first, as it leads a browser. */
async function read(settings: Settings, address: string): Promise<number> {
  const answer = await get(settings.SITE_URL + address);
  return answer.location === undefined ? answer.bytes : read(settings, answer.location);
}

function get(url: string): Promise<{ readonly bytes: number; readonly location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const requested = request(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve({ bytes, location: answer.headers.location }));
      answer.on('error', reject);
    });
    requested.on('error', reject).end();
  });
}
