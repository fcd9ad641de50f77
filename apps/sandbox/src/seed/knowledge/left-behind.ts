import { daysFromReference } from '../reference-date';

/** A record of the working memory; its object exists in every seed size. */
export interface SeedRecord {
  readonly objectType: 'Product' | 'BaseProduct' | 'Supplier' | 'Category' | 'Page' | 'Video';
  readonly objectId: string;
  readonly daysAgo: number;
}

export interface SeedVisit extends SeedRecord {
  readonly times: number;
  /** Query of the visited list of products, without «?»; the visit is then of that list. */
  readonly filters?: string;
}

/** Visits of the seed's buyer, so that no screen of the account is empty. */
export const seedVisits: readonly SeedVisit[] = [
  { objectType: 'Product', objectId: 'sp-1', daysAgo: 0.1, times: 7 },
  {
    objectType: 'Category',
    objectId: 'c-deep-groove-ball-bearing',
    daysAgo: 0.12,
    times: 9,
    filters: 'f=p-bore:20~30@u-mm&f=p-bearing-seal:o-bearing-seal-rs',
  },
  { objectType: 'Product', objectId: 'sp-2', daysAgo: 0.4, times: 2 },
  { objectType: 'Supplier', objectId: 's-1', daysAgo: 1.1, times: 4 },
  { objectType: 'Page', objectId: 'pg-bearing-codes', daysAgo: 1.2, times: 1 },
  {
    objectType: 'Category',
    objectId: 'c-three-phase-motor',
    daysAgo: 1.3,
    times: 3,
    filters: 'f=p-power:4~11@u-hp&sort=-createdAt',
  },
  { objectType: 'Product', objectId: 'sp-3', daysAgo: 2.2, times: 1 },
  { objectType: 'Product', objectId: 'sp-4', daysAgo: 2.3, times: 3 },
  { objectType: 'BaseProduct', objectId: 'bp-deep-groove-ball-bearing-1', daysAgo: 3.2, times: 2 },
  { objectType: 'Video', objectId: 'v-1', daysAgo: 4.5, times: 2 },
  { objectType: 'Product', objectId: 'sp-5', daysAgo: 5.1, times: 2 },
  { objectType: 'Supplier', objectId: 's-2', daysAgo: 6.3, times: 1 },
  { objectType: 'Product', objectId: 'sp-11', daysAgo: 8.4, times: 1 },
  { objectType: 'Product', objectId: 'sp-9', daysAgo: 9.2, times: 2 },
  { objectType: 'Supplier', objectId: 's-62', daysAgo: 9.3, times: 5 },
  { objectType: 'Product', objectId: 'sp-20', daysAgo: 14.1, times: 1 },
  { objectType: 'Category', objectId: 'c-gate-valve', daysAgo: 15.6, times: 1 },
  { objectType: 'Page', objectId: 'pg-grease-interval', daysAgo: 21, times: 1 },
];

/** Favourites of the seed's buyer, of every kind; `sp-5`, `sp-27` and `sp-30` are no longer sold. */
export const seedFavourites: readonly SeedRecord[] = [
  ...[1, 2, 4, 5, 6, 7, 9, 11, 13, 19, 20, 22, 26, 27, 28, 31, 32, 35, 41, 42, 56].map(
    (no, index) => ({ objectType: 'Product', objectId: `sp-${no}`, daysAgo: 1.5 + index * 1.7 }) as const,
  ),
  ...[1, 2, 43, 52, 62, 90].map(
    (no, index) => ({ objectType: 'Supplier', objectId: `s-${no}`, daysAgo: 2.1 + index * 4 }) as const,
  ),
  { objectType: 'BaseProduct', objectId: 'bp-deep-groove-ball-bearing-1', daysAgo: 7.3 },
  { objectType: 'BaseProduct', objectId: 'bp-self-aligning-ball-bearing-1', daysAgo: 16.3 },
  { objectType: 'Category', objectId: 'c-deep-groove-ball-bearing', daysAgo: 6.2 },
  { objectType: 'Category', objectId: 'c-gate-valve', daysAgo: 12.2 },
  { objectType: 'Category', objectId: 'c-three-phase-motor', daysAgo: 26.4 },
  { objectType: 'Page', objectId: 'pg-bearing-codes', daysAgo: 5.5 },
  { objectType: 'Page', objectId: 'pg-fits-h7-g6', daysAgo: 18.5 },
  { objectType: 'Page', objectId: 'pg-grease-interval', daysAgo: 30.5 },
  { objectType: 'Video', objectId: 'v-1', daysAgo: 9.1 },
  { objectType: 'Video', objectId: 'v-3', daysAgo: 33.1 },
];

/** Returns the ISO 8601 instant `days` before the reference date. */
export const ago = (days: number): string => daysFromReference(-days);
