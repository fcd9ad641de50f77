/** Time responses stay fresh, in ms. The contract gives the class of each operation (`x-cache-seconds`). */
export const freshnessMs = {
  /** Menus, enumerations, units, geography. */
  reference: 24 * 60 * 60_000,
  /** A category and its properties. */
  category: 60 * 60_000,
  /** One product or supplier. */
  record: 10 * 60_000,
  list: 60_000,
  /** Suggestions for one term. */
  suggestion: 5 * 60_000,
  /** Data of one person. */
  none: 0,
} as const;
