import type { Settings } from '@bazaar/settings';
import autocannon from 'autocannon';

export interface ThroughputFigures {
  readonly pagesPerSecond: number;
  readonly staticFilesPerSecond: number;
  /** Ratio of page to static file, medians of alternating rounds. */
  readonly ratio: number;
  readonly pageBytes: number;
  readonly staticBytes: number;
}

const rounds = 5;

/** Compares a warm product page with the page's own stylesheet, from the same server, in alternating rounds of 4 s. */
export async function measureThroughput(settings: Settings, address: string): Promise<ThroughputFigures> {
  const html = await (await fetch(settings.SITE_URL + address)).text();
  const sheet = html.match(/\/_next\/static\/[^"]+\.css/)?.[0];
  if (!sheet) throw new Error('the product page names no style sheet');
  const pages: number[] = [];
  const files: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pages.push(await requestsPerSecond(settings.SITE_URL + address));
    files.push(await requestsPerSecond(settings.SITE_URL + sheet));
  }
  const sheetBytes = (await (await fetch(settings.SITE_URL + sheet)).arrayBuffer()).byteLength;
  return {
    pagesPerSecond: median(pages),
    staticFilesPerSecond: median(files),
    ratio: median(pages.map((pageRate, round) => pageRate / (files[round] ?? 1))),
    pageBytes: Buffer.byteLength(html),
    staticBytes: sheetBytes,
  };
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 8, duration: 4 });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result.requests.average;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
