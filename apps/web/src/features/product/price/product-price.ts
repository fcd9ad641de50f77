import type { PriceInfo, PriceTier, SupplierProduct } from '@bazaar/api/model';
import { formatToman } from '@bazaar/domain/money';
import { formatNumber, formatPercent, formatRange } from '@bazaar/domain/persian';
import { productMessages as texts } from '@/translations/product';
import type { TierView } from './tiers';

/**
 * Returns the price tiers by quantity, smallest first. A fixed price holds from the minimum order up to its first tier; a range has only
 * the tiers its supplier has named. Empty where no total can be promised.
 */
export function toTiers(
  { price, moq }: Pick<SupplierProduct, 'price' | 'moq'>,
  unitTitle: string,
): TierView[] {
  const steps = stepsOf(price, moq ?? 1);
  const dearest = steps[0]?.amountRial ?? 0;
  return steps.map((step, index) => ({
    minQuantity: step.minQty,
    amountRial: step.amountRial,
    range: tierRange(step.minQty, steps[index + 1]?.minQty, unitTitle),
    saving: saving(dearest, step.amountRial),
    amount: formatToman(step.amountRial),
  }));
}

function stepsOf(price: PriceInfo, smallestOrder: number): readonly PriceTier[] {
  if (price.kind === 'OnRequest' || price.kind === 'LoginToSee') return [];
  const steps = (price.tiers ?? []).toSorted((left, right) => left.minQty - right.minQty);
  const isCovered = steps[0] !== undefined && steps[0].minQty <= smallestOrder;
  // A backend that leaves the amount out breaks the contract; the page then shows no price.
  if (price.kind !== 'Fixed' || price.amountRial === undefined || isCovered) return steps;
  return [{ minQty: smallestOrder, amountRial: price.amountRial }, ...steps];
}

function tierRange(from: number, next: number | undefined, unitTitle: string): string {
  if (next === undefined) return texts.andMore(`${formatNumber(from)} ${unitTitle}`);
  const last = Number.isInteger(next) && Number.isInteger(from) ? next - 1 : next;
  return `${formatRange(formatNumber(from), formatNumber(last))} ${unitTitle}`;
}

function saving(dearest: number, amount: number): string | undefined {
  const percent = Math.round((1 - amount / dearest) * 100);
  return percent > 0 ? texts.less(formatPercent(percent)) : undefined;
}
