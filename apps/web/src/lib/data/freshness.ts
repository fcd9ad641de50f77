/** Seconds for which an answer of the catalogue counts as fresh, by kind of data. */
export const FRESHNESS = {
  /** Menus, units and geography. */
  reference: 24 * 60 * 60,
  /** What the catalogue calls the values of its enumerations. */
  enumeration: 24 * 60 * 60,
  /** Categories and their properties. */
  category: 60 * 60,
  /** What stands in a paid place: sold by the day, and read once for all pages of a position. */
  advertisement: 60 * 60,
  /** One product or one supplier. */
  record: 10 * 60,
  /** Any list whose content moves. */
  list: 60,
  /** Search suggestions of one term. */
  suggestion: 5 * 60,
} as const;

export type Freshness = keyof typeof FRESHNESS;
