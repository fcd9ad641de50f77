/** How much of a large catalogue one request may read. Below these sizes every count and order is exact. */
export interface CatalogueLimits {
  /** Products read in order, from the place of a page or for a sample. */
  walk: number;
  /** Products whose facets are counted one by one. */
  facets: number;
  /** Products an exact count, or an order no index has, is made of. */
  narrow: number;
  /** A combination of conditions of which the rarest has at most so many products is looked up at once, without a walk. */
  rare: number;
  /** Products read in order for a page far down a narrowed list. */
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
