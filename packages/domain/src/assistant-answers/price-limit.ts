export interface WithinLimit<Item> {
  /** Offers within it, and after them those nobody knows how to compare with it. */
  readonly within: readonly Item[];
  /** Offers without a public price: nobody knows whether they are within. */
  readonly unpricedCount: number;
  /** Offers of `within` whose price is for a unit the limit cannot be counted in. */
  readonly uncomparedCount: number;
}

/**
 * Splits offers by a price limit: those within it, those it cannot be compared with, and how many have no public price. Offers above it are
 * left out.
 * @param priceOf the public price in Rial
 * @param isWithin whether a price is within the limit; `undefined` where nobody knows
 */
export function withinPriceLimit<Item>(
  items: readonly Item[],
  priceOf: (item: Item) => number | undefined,
  isWithin: (amountRial: number, item: Item) => boolean | undefined,
): WithinLimit<Item> {
  const priced = items.flatMap((item) => {
    const amountRial = priceOf(item);
    return amountRial === undefined ? [] : [{ item, isWithin: isWithin(amountRial, item) }];
  });
  const those = (wanted: boolean | undefined) =>
    priced.flatMap((one) => (one.isWithin === wanted ? [one.item] : []));
  const uncompared = those(undefined);
  return {
    within: [...those(true), ...uncompared],
    unpricedCount: items.length - priced.length,
    uncomparedCount: uncompared.length,
  };
}
