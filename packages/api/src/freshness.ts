/** How long answers stay fresh, in milliseconds. The contract says which operation is which (`x-cache-seconds`). */
export const freshnessMs = {
  /** Menus, enumerations, units, geography. */
  reference: 24 * 60 * 60_000,
  /** A category and its properties. */
  category: 60 * 60_000,
  /** One product or supplier. */
  record: 10 * 60_000,
  list: 60_000,
  /** Suggestions of one term. */
  suggestion: 5 * 60_000,
  /** What belongs to one person. */
  none: 0,
} as const;
