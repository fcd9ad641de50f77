/** Seconds for which a response of the catalogue counts as fresh, by kind of data. */
export const FRESHNESS = {
  /** Menus, units and geography. */
  reference: 24 * 60 * 60,
  /** Names of enumeration values. */
  enumeration: 24 * 60 * 60,
  /** Categories and their properties. */
  category: 60 * 60,
  /** Advertisements: sold by the day, and read once for all pages of a position. */
  advertisement: 60 * 60,
  /** One product or one supplier. */
  record: 10 * 60,
  /** Lists whose content changes often. */
  list: 60,
  /** Search suggestions of one term. */
  suggestion: 5 * 60,
} as const;

export type Freshness = keyof typeof FRESHNESS;
