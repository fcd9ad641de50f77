/**
 * Generated from the contract; do not edit.
 */
import type { PriceFromKind } from './priceFromKind';
import type { PriceTier } from './priceTier';

/**
 * The lowest price; more by choice.
 */
export interface PriceFrom {
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
  kind: PriceFromKind;
  /**
     * Rial; the lowest.
     * @minimum 0
     * @maximum 9007199254740991
     */
  amountRial: number;
  /**
     * By rising quantity.
     * @maxItems 200
     */
  tiers?: PriceTier[];
}
