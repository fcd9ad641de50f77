/**
 * Generated from the contract; do not edit.
 */
import type { PriceFixedKind } from './priceFixedKind';
import type { PriceTier } from './priceTier';

/**
 * One price.
 */
export interface PriceFixed {
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
  kind: PriceFixedKind;
  /**
     * Rial.
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
