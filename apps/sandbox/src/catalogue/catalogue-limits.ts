/** Limits on how much of a large catalogue one request may read. Below them every count and order is exact. */
export interface CatalogueLimits {
  /** Products read in order, from the start of a page or for a sample. */
  walk: number;
  /** Products whose facets are counted individually. */
  facets: number;
  /** Products used for an exact count, or for an order without an index. */
  narrow: number;
  /** If the rarest of several conditions has at most this many products, the combination is looked up at once, without a walk. */
  rare: number;
  /** Products read in order for a page far down a filtered list. */
  deepWalk: number;
}

export const catalogueLimits: CatalogueLimits = {
  walk: 1_500,
  facets: 3_000,
  narrow: 10_000,
  rare: 8_000,
  deepWalk: 60_000,
};

/** The last item of a list that can be paged to. */
export const deepestItem = 10_000;
