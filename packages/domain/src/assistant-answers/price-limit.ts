export interface WithinLimit<Item> {
  readonly within: readonly Item[];
  /** Offers without a public price: nobody knows whether they are within. */
  readonly unpricedCount: number;
}

/**
 * Splits offers by a price limit: those within it, and how many have no public price. Offers above it are left out.
 * @param priceOf the public price in Rial
 */
export function withinPriceLimit<Item>(
  items: readonly Item[],
  priceOf: (item: Item) => number | undefined,
  isWithin: (amountRial: number, item: Item) => boolean,
): WithinLimit<Item> {
  const priced = items.flatMap((item) => {
    const amountRial = priceOf(item);
    return amountRial === undefined ? [] : [{ item, amountRial }];
  });
  return {
    within: priced.filter(({ amountRial, item }) => isWithin(amountRial, item)).map(({ item }) => item),
    unpricedCount: items.length - priced.length,
  };
}
