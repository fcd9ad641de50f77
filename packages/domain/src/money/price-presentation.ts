import { formatToman } from './rial';

/** Price fields of the contract that decide what is shown. */
export interface PriceInput {
  readonly kind: string;
  readonly amountRial?: number | null;
  readonly maxAmountRial?: number | null;
}

/** Content of a displayed price. Amounts are formatted in Toman; the caller adds the words. */
export type PricePresentation =
  /** One price. */
  | { readonly kind: 'amount'; readonly toman: string; readonly amountRial: number }
  /** «از …»: the lowest of several prices. */
  | { readonly kind: 'from'; readonly toman: string; readonly amountRial: number }
  /** «… تا …». */
  | { readonly kind: 'range'; readonly toman: string; readonly maxToman: string; readonly amountRial: number }
  /** The supplier gives the price on request. */
  | { readonly kind: 'onRequest' }
  /** Shown after login: the catalogue tells members the amount. */
  | { readonly kind: 'loginToSee' }
  /** A kind unknown to this version, or a missing amount: neither a price nor a promise is shown. */
  | { readonly kind: 'unknown' };

/** Converts the contract's price to its presentation. Never throws: a backend may know kinds that this version does not. */
export function presentPrice(price: PriceInput | null | undefined): PricePresentation {
  const { kind, amountRial, maxAmountRial } = price ?? { kind: '' };
  if (kind === 'OnRequest') return { kind: 'onRequest' };
  if (kind === 'LoginToSee') {
    if (!isAmount(amountRial)) return { kind: 'loginToSee' };
    return presentPrice({ kind: isAmount(maxAmountRial) ? 'Range' : 'Fixed', amountRial, maxAmountRial });
  }
  if (!isAmount(amountRial)) return { kind: 'unknown' };
  const amount = { toman: formatToman(amountRial), amountRial };
  if (kind === 'Fixed') return { kind: 'amount', ...amount };
  if (kind === 'From') return { kind: 'from', ...amount };
  if (kind !== 'Range') return { kind: 'unknown' };
  if (!isAmount(maxAmountRial)) return { kind: 'from', ...amount };
  const [low, high] = [Math.min(amountRial, maxAmountRial), Math.max(amountRial, maxAmountRial)];
  if (low === high) return { kind: 'amount', ...amount };
  return { kind: 'range', toman: formatToman(low), maxToman: formatToman(high), amountRial: low };
}

function isAmount(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
