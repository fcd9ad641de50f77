/**
 * Generated from the contract; do not edit.
 */
import type { PriceKind } from './priceKind';
import type { PriceTier } from './priceTier';

/**
 * What a product costs. Money is whole Rial for one `perUnitId`.
 */
export interface PriceInfo {
  kind: PriceKind;
  /**
     * Rial; absent for `OnRequest`, and for `LoginToSee` without a token.
     * @minimum 0
     */
  amountRial?: number;
  /**
     * Rial; `Range` only.
     * @minimum 0
     */
  maxAmountRial?: number;
  /** Trade unit the price is for. */
  perUnitId?: string;
  /** By rising quantity. */
  tiers?: PriceTier[];
  /** Value added tax is in the amount. */
  vatIncluded: boolean;
  /** The offer's last moment. */
  validUntil?: string;
}
