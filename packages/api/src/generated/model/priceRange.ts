/**
 * Generated from the contract; do not edit.
 */
import type { PriceRangeKind } from './priceRangeKind';
import type { PriceTier } from './priceTier';

/**
 * A price between two amounts.
 */
export interface PriceRange {
  /**
     * Trade unit the price is for.
     * @minLength 1
     * @maxLength 64
     */
  perUnitId?: string;
  /** Value added tax is in the amount. */
  vatIncluded: boolean;
  /** The offer's last moment. */
  validUntil?: string;
  /** The kind of price that decides which fields there are. */
  kind: PriceRangeKind;
  /**
     * Rial; the cheapest.
     * @minimum 0
     * @maximum 9007199254740991
     */
  amountRial: number;
  /**
     * Rial; the dearest.
     * @minimum 0
     * @maximum 9007199254740991
     */
  maxAmountRial: number;
  /**
     * By rising quantity.
     * @maxItems 200
     */
  tiers?: PriceTier[];
}
