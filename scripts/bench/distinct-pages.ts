import { execFileSync } from 'node:child_process';
import type { Settings } from '@bazaar/settings';
import { progress } from '../run/console.ts';
import { counts, open, reset } from './backend-calls.ts';

export interface DistinctPageFigures {
  readonly pages: number;
  readonly memoryBeforeMb: number;
  readonly memoryHalfwayMb: number;
  readonly memoryAfterMb: number;
  /** Growth over the second half, in KB per page. */
  readonly slopeKbPerPage: number;
  readonly coldPagesPerSecond: number;
  readonly secondVisit: {
    readonly warm: number;
    readonly backendCalls: number;
    readonly pagesPerSecond: number;
  };
}

const parallel = 8;

/** Opens every address once, then again: resident memory of the web process, and whether all are warm the second time. */
export async function measureDistinctPages(
  settings: Settings,
  addresses: readonly string[],
  webProcess: number,
): Promise<DistinctPageFigures> {
  const half = Math.floor(addresses.length / 2);
  const memoryBeforeMb = residentMb(webProcess);
  const firstHalfS = await visitAll(settings, addresses.slice(0, half), 'first half, cold');
  const memoryHalfwayMb = residentMb(webProcess);
  const secondHalfS = await visitAll(settings, addresses.slice(half), 'second half, cold');
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
    slopeKbPerPage: ((memoryAfterMb - memoryHalfwayMb) * 1024) / (addresses.length - half),
    coldPagesPerSecond: addresses.length / (firstHalfS + secondHalfS),
    secondVisit: {
      warm,
      backendCalls: (await counts(settings)).total,
      pagesPerSecond: addresses.length / againS,
    },
  };
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

function residentMb(processId: number): number {
  return (
    Number(
      execFileSync('ps', ['-o', 'rss=', '-p', String(processId)])
        .toString()
        .trim(),
    ) / 1024
  );
}
