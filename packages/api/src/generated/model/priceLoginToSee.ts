/**
 * Generated from the contract; do not edit.
 */
import type { PriceLoginToSeeKind } from './priceLoginToSeeKind';
import type { PriceTier } from './priceTier';

/**
 * Told to logged-in readers only; without a token there is no amount.
 */
export interface PriceLoginToSee {
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
  kind: PriceLoginToSeeKind;
  /**
     * Rial; with a token.
     * @minimum 0
     * @maximum 9007199254740991
     */
  amountRial?: number;
  /**
     * Rial; the dearest, with a token.
     * @minimum 0
     * @maximum 9007199254740991
     */
  maxAmountRial?: number;
  /**
     * By rising quantity.
     * @maxItems 200
     */
  tiers?: PriceTier[];
}
