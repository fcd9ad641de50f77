import { createHash } from 'node:crypto';

/** A seed of its own for each use, from the run's seed: an operation draws the same whichever others run. */
export function seedOf(seed: number, ...uses: readonly (string | number)[]): number {
  const hash = createHash('sha256')
    .update([seed, ...uses].join(' '))
    .digest();
  return hash.readInt32BE(0);
}

/** The same order for the same seed. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const keyed = items.map((item, index) => [seedOf(seed, index), item] as const);
  return keyed.sort(([a], [b]) => a - b).map(([, item]) => item);
}
