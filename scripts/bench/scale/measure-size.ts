import { readSamples, type Samples } from './samples.ts';
import { type Pick, type Variant, variants } from './variants.ts';

export interface VariantFigures {
  readonly title: string;
  readonly page?: Variant['page'];
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
}

const warmUps = 20;
const measured = 100;

/** Asks every variant one request after the other, each time about something else; answers must be 200. */
export async function measureVariants(origin: string, products: number): Promise<VariantFigures[]> {
  const random = randomNumbers(products);
  const api = `${origin}/api/v1`;
  const samples = await readSamples(api, products, random);
  const pick: Pick = (items) => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('a sample is empty');
    return item;
  };
  const figures: VariantFigures[] = [];
  for (const variant of variants) {
    for (let turn = 0; turn < warmUps; turn += 1) await ask(api, variant, samples, pick);
    const times: number[] = [];
    for (let turn = 0; turn < measured; turn += 1) times.push(await ask(api, variant, samples, pick));
    times.sort((left, right) => left - right);
    const { title, page } = variant;
    figures.push({ title, ...(page ? { page } : {}), p50: at(times, 0.5), p95: at(times, 0.95) });
  }
  return figures;
}

/** A few requests of each variant, for whoever watches the server meanwhile. */
export async function askEach(origin: string, products: number, turns: number): Promise<void> {
  const random = randomNumbers(products + 1);
  const api = `${origin}/api/v1`;
  const samples = await readSamples(api, products, random);
  const pick: Pick = (items) => items[Math.floor(random() * items.length)] as (typeof items)[number];
  for (const variant of variants) {
    for (let turn = 0; turn < turns; turn += 1) await ask(api, variant, samples, pick);
  }
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

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Mulberry32: the same questions in every run over a catalogue of one size. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
