import { createHash } from 'node:crypto';

/** Derives a seed for each use from the run's seed: an operation draws the same values whichever others run. */
export function seedOf(seed: number, ...uses: readonly (string | number)[]): number {
  const hash = createHash('sha256')
    .update([seed, ...uses].join(' '))
    .digest();
  return hash.readInt32BE(0);
}

/** Returns the items in an order that depends on the seed only. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const keyed = items.map((item, index) => [seedOf(seed, index), item] as const);
  return keyed.sort(([a], [b]) => a - b).map(([, item]) => item);
}
