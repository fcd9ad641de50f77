import type { DatabaseHandle } from '../db/database-handle';
import type { Seed } from '../seed/seed-types';

/** One part of the seed besides the catalogue: contents, geography, plans, people's data … */
export interface SeedSlice {
  /** Tables that belong to the seed only; a reseed empties them. Never includes people's own data. */
  tables: readonly string[];
  /**
   * Writes the rows, after the catalogue and in the order of the list. It runs again with every reseed, so rows that belong to people are
   * written with `on conflict do nothing`.
   */
  fill(database: DatabaseHandle, seed: Seed): Promise<void>;
}
