/** One price tier: numbers for the total, texts for display. */
export interface TierView {
  readonly minQuantity: number;
  readonly amountRial: number;
  readonly range: string;
  readonly saving: string | undefined;
  readonly amount: string;
}

/** Returns the tier of a quantity: the last one it reaches. */
export function tierOf(tiers: readonly TierView[], quantity: number): TierView | undefined {
  return tiers.findLast(({ minQuantity }) => quantity >= minQuantity) ?? tiers[0];
}

/** Returns the price of a quantity, in whole Rial. */
export function totalRial(tiers: readonly TierView[], quantity: number): number {
  return Math.round((tierOf(tiers, quantity)?.amountRial ?? 0) * quantity);
}
