import type { Settings } from '@bazaar/settings';

export interface OpenBreakerFigures {
  readonly pages: number;
  /** Milliseconds to a page nobody has opened, while the catalogue never answers and is left alone. */
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** As many as the machine has cores: more would measure their waiting for each other. */
const AT_ONCE = 2;
/** So many visitors in a row wait for the catalogue before it is left alone; the breaker needs fewer. */
const UNLUCKY = 24;

/** Opens pages of products nobody has seen while every call of the catalogue hangs, then waits until it is asked again. */
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

/** Milliseconds each page took, so many at a time. */
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
