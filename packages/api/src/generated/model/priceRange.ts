/**
 * Generated from the contract; do not edit.
 */
import type { PriceRangeKind } from './priceRangeKind';
import type { PriceTier } from './priceTier';

/**
 * A price between two amounts.
 */
export interface PriceRange {
  /** Trade unit the price is for. */
  perUnitId?: string;
  /** Value added tax is in the amount. */
  vatIncluded: boolean;
  /** The offer's last moment. */
  validUntil?: string;
  kind: PriceRangeKind;
  /**
     * Rial; the cheapest.
     * @minimum 0
     */
  amountRial: number;
  /**
     * Rial; the dearest.
     * @minimum 0
     */
  maxAmountRial: number;
  /** By rising quantity. */
  tiers?: PriceTier[];
}
