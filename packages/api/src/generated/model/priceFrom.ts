/**
 * Generated from the contract; do not edit.
 */
import type { PriceFromKind } from './priceFromKind';
import type { PriceTier } from './priceTier';

/**
 * The lowest price; more by choice.
 */
export interface PriceFrom {
  /** Trade unit the price is for. */
  perUnitId?: string;
  /** Value added tax is in the amount. */
  vatIncluded: boolean;
  /** The offer's last moment. */
  validUntil?: string;
  kind: PriceFromKind;
  /**
     * Rial; the lowest.
     * @minimum 0
     */
  amountRial: number;
  /** By rising quantity. */
  tiers?: PriceTier[];
}
