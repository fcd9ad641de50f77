import { execFileSync } from 'node:child_process';
import type { Settings } from '@bazaar/settings';
import { progress } from '../run/console.ts';
import { counts, open, reset } from './backend-calls.ts';
import { type Reading, slopeOf } from './slope.ts';

export interface DistinctPageFigures {
  readonly pages: number;
  readonly memoryBeforeMb: number;
  readonly memoryHalfwayMb: number;
  readonly memoryAfterMb: number;
  /** Slope of the line through the readings of the second half, in KB per page. */
  readonly slopeKbPerPage: number;
  readonly coldPagesPerSecond: number;
  readonly secondVisit: {
    readonly warm: number;
    readonly backendCalls: number;
    readonly pagesPerSecond: number;
  };
}

const parallel = 8;
/** Two readings may differ by some megabytes of garbage: a line through several tells growth from chance. */
const READINGS = 20;

/** Opens every address twice. Measures the resident memory of the web process, and whether all pages are warm the second time. */
export async function measureDistinctPages(
  settings: Settings,
  addresses: readonly string[],
  webProcess: number,
): Promise<DistinctPageFigures> {
  const half = Math.floor(addresses.length / 2);
  const memoryBeforeMb = residentMb(webProcess);
  const firstHalfS = await visitAll(settings, addresses.slice(0, half), 'first half, cold');
  const memoryHalfwayMb = residentMb(webProcess);
  const readings: Reading[] = [{ at: half, value: memoryHalfwayMb }];
  let secondHalfS = 0;
  for (const part of partsOf(addresses.slice(half), READINGS)) {
    const at = (readings.at(-1)?.at ?? half) + part.length;
    secondHalfS += await visitAll(settings, part, `up to ${at}, cold`);
    readings.push({ at, value: residentMb(webProcess) });
  }
  const memoryAfterMb = residentMb(webProcess);
  await reset(settings);
  let warm = 0;
  const againS = await visitAll(settings, addresses, 'second visit', (response) => {
    if (response.headers.get('x-nextjs-cache') === 'HIT') warm += 1;
  });
  return {
    pages: addresses.length,
    memoryBeforeMb,
    memoryHalfwayMb,
    memoryAfterMb,
    slopeKbPerPage: slopeOf(readings) * 1024,
    coldPagesPerSecond: addresses.length / (firstHalfS + secondHalfS),
    secondVisit: {
      warm,
      backendCalls: (await counts(settings)).total,
      pagesPerSecond: addresses.length / againS,
    },
  };
}

/**
 * Requests every picture once. The sandbox draws a picture on its first request, which would otherwise count as the page's time; a real
 * media host has its pictures.
 */
export async function drawPictures(settings: Settings, addresses: readonly string[]): Promise<void> {
  const done = progress(`${addresses.length} pictures drawn`);
  const waiting = addresses.map((address) => address.split('/')[2]);
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        const picture = await fetch(`${settings.CATALOGUE_API_URL}/media/drawings/${id}.webp?w=640`);
        await picture.arrayBuffer();
      }
    }),
  );
  done('there');
}

async function visitAll(
  settings: Settings,
  addresses: readonly string[],
  title: string,
  onResponse?: (response: Response) => void,
): Promise<number> {
  const done = progress(`${addresses.length} pages, ${title}`);
  const startMs = Date.now();
  const waiting = [...addresses];
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const response = await open(settings, next);
        onResponse?.(response);
      }
    }),
  );
  done('visited');
  return (Date.now() - startMs) / 1000;
}

function partsOf<Item>(items: readonly Item[], count: number): Item[][] {
  const size = Math.max(1, Math.ceil(items.length / count));
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

function residentMb(processId: number): number {
  return (
    Number(
      execFileSync('ps', ['-o', 'rss=', '-p', String(processId)])
        .toString()
        .trim(),
    ) / 1024
  );
}
