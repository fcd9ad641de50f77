import type { Settings } from '@bazaar/settings';

export interface OpenBreakerFigures {
  readonly pages: number;
  /** Time in ms to a page that has not been opened, while the catalogue never responds and the breaker is open. */
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** Equals the number of cores: more would measure the requests waiting for each other. */
const AT_ONCE = 2;
/** Visitors who wait for the catalogue before the breaker opens; it needs fewer. */
const UNLUCKY = 24;

/** Opens pages of new products while every call of the catalogue hangs, then waits until the breaker lets a call through again. */
export async function measureOpenBreaker(
  settings: Settings,
  addresses: readonly string[],
): Promise<OpenBreakerFigures> {
  const faults = `${settings.CATALOGUE_API_URL}/__sandbox/faults`;
  await fetch(faults, { method: 'POST', body: JSON.stringify({ delayMs: 30_000 }) });
  await visit(settings, addresses.slice(0, UNLUCKY), UNLUCKY);
  const waits = (await visit(settings, addresses.slice(UNLUCKY), AT_ONCE)).sort(
    (left, right) => left - right,
  );
  await fetch(`${faults}/reset`, { method: 'POST' });
  const [last = ''] = addresses;
  while ((await fetch(settings.SITE_URL + last)).status !== 200) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? Number.NaN;
  return { pages: waits.length, p50Ms: at(0.5), p95Ms: at(0.95) };
}

/** Returns the time of each page in ms, `atOnce` at a time. */
async function visit(settings: Settings, paths: readonly string[], atOnce: number): Promise<number[]> {
  const waiting = [...paths];
  const waits: number[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const startMs = performance.now();
        const answer = await fetch(settings.SITE_URL + path);
        await answer.arrayBuffer();
        if (answer.status !== 503) throw new Error(`${path} answered ${answer.status} without a catalogue`);
        waits.push(performance.now() - startMs);
      }
    }),
  );
  return waits;
}
