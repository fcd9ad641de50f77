import type { PriceInfo, SupplierProduct } from '@bazaar/api/model';
import { formatDate } from '@bazaar/domain/dates';
import { formatToman, presentPrice } from '@bazaar/domain/money';
import { formatNumber, formatPercent, formatRange } from '@bazaar/domain/persian';
import { productMessages as texts } from '@/messages/product';
import type { TierView } from './tiers';

/** What stands under the price: what it includes and until when, or why there is none. */
export function priceNote(price: PriceInfo): string {
  const shown = presentPrice(price);
  switch (shown.kind) {
    case 'onRequest':
      return texts.onRequestNote;
    case 'loginToSee':
      return texts.loginToSeeNote;
    case 'unknown':
      return '';
    default: {
      const vat = price.vatIncluded ? texts.withVat : texts.withoutVat;
      return price.validUntil ? `${vat}، ${texts.validUntil(formatDate(price.validUntil))}` : vat;
    }
  }
}

/**
 * The steps of a price by quantity, smallest first. A price without steps is one step from the smallest order; a price
 * that is not one number for one unit has none, because no sum can be promised.
 */
export function toTiers(
  { price, moq }: Pick<SupplierProduct, 'price' | 'moq'>,
  unitTitle: string,
): TierView[] {
  const { kind, amountRial, tiers = [] } = price;
  if (kind !== 'Fixed' || amountRial === undefined) return [];
  const first = { minQty: moq ?? 1, amountRial };
  const steps = [...(tiers.some(({ minQty }) => minQty <= first.minQty) ? [] : [first]), ...tiers];
  steps.sort((left, right) => left.minQty - right.minQty);
  const dearest = steps[0]?.amountRial ?? amountRial;
  return steps.map((step, index) => ({
    minQuantity: step.minQty,
    amountRial: step.amountRial,
    range: tierRange(step.minQty, steps[index + 1]?.minQty, unitTitle),
    saving: saving(dearest, step.amountRial),
    amount: formatToman(step.amountRial),
  }));
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
