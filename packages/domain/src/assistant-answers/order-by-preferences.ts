/** An object of the results with the preferences it has. */
export interface Preferred<Item> {
  readonly item: Item;
  /** Keys of the parts it has, of those that are only preferred. */
  readonly met: readonly string[];
}

/** Objects that have every condition, and of them those that have one preference too. */
export interface PreferenceMatches<Item> {
  readonly key: string;
  readonly items: readonly Item[];
}

/**
 * Returns every object once, those with more preferences first, else in the order of the results. A preference takes nothing away: what only
 * its own read found is among the results too.
 */
export function orderByPreferences<Item extends { readonly id: string }>(
  results: readonly Item[],
  preferences: readonly PreferenceMatches<Item>[],
): Preferred<Item>[] {
  const all = new Map<string, Item>();
  for (const item of [...results, ...preferences.flatMap(({ items }) => items)])
    if (!all.has(item.id)) all.set(item.id, item);
  return [...all.values()]
    .map((item) => ({
      item,
      met: preferences.filter(({ items }) => items.some(({ id }) => id === item.id)).map(({ key }) => key),
    }))
    .toSorted((left, right) => right.met.length - left.met.length);
}
