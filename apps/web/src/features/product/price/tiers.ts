/** One step of a price by quantity: numbers for the sum, texts for the eye. */
export interface TierView {
  readonly minQuantity: number;
  readonly amountRial: number;
  readonly range: string;
  readonly saving: string | undefined;
  readonly amount: string;
}

/** The step a quantity falls in: the last one it reaches. */
export function tierOf(tiers: readonly TierView[], quantity: number): TierView | undefined {
  return tiers.findLast(({ minQuantity }) => quantity >= minQuantity) ?? tiers[0];
}

/** What a quantity costs, in whole Rial. */
export function totalRial(tiers: readonly TierView[], quantity: number): number {
  return Math.round((tierOf(tiers, quantity)?.amountRial ?? 0) * quantity);
}
