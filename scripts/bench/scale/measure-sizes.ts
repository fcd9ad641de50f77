import { readSamples, type Samples } from './samples.ts';
import { type Pick, type Variant, variants } from './variants.ts';

export interface VariantFigures {
  readonly title: string;
  readonly page?: Variant['page'];
  /** In ms. */
  readonly p50: number;
  readonly p95: number;
}

/** A running backend to measure. */
export interface RequestedSize {
  readonly origin: string;
  readonly products: number;
}

const warmUps = 10;
const measured = 60;

/**
 * Requests every variant sequentially, each time for another object; responses must be 200. Within each variant the sizes take turns, so
 * that other load on the machine affects all of them alike.
 */
export async function measureSizes(sizes: readonly RequestedSize[]): Promise<VariantFigures[][]> {
  const questioners = await Promise.all(sizes.map(questioner));
  const figures: VariantFigures[][] = sizes.map(() => []);
  for (const variant of variants) {
    const times: number[][] = sizes.map(() => []);
    for (let turn = -warmUps; turn < measured; turn += 1) {
      for (const [place, ask] of questioners.entries()) {
        const tookMs = await ask(variant);
        if (turn >= 0) times[place]?.push(tookMs);
      }
    }
    for (const [place, own] of times.entries()) figures[place]?.push(toFigures(variant, own));
  }
  return figures;
}

/** Sends a few requests of each variant, for an observer of the server. */
export async function askEach(origin: string, products: number, turns: number): Promise<void> {
  const ask = await questioner({ origin, products });
  for (const variant of variants) {
    for (let turn = 0; turn < turns; turn += 1) await ask(variant);
  }
}

async function questioner({
  origin,
  products,
}: RequestedSize): Promise<(variant: Variant) => Promise<number>> {
  const random = randomNumbers(products);
  const api = `${origin}/api/v1`;
  const samples = await readSamples(api, products, random);
  const pick: Pick = (items) => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('a sample is empty');
    return item;
  };
  return (variant) => ask(api, variant, samples, pick);
}

async function ask(api: string, variant: Variant, samples: Samples, pick: Pick): Promise<number> {
  const { path, body } = variant.request(samples, pick);
  const init = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  };
  const startedMs = performance.now();
  const answer = await fetch(api + path, body === undefined ? {} : init);
  const text = await answer.text();
  const tookMs = performance.now() - startedMs;
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return tookMs;
}

function toFigures({ title, page }: Variant, times: readonly number[]): VariantFigures {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { title, ...(page ? { page } : {}), p50: at(0.5), p95: at(0.95) };
}

/** Returns a Mulberry32 generator, so that every run over a catalogue of one size makes the same requests. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
