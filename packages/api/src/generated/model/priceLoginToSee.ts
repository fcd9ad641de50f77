/**
 * Generated from the contract; do not edit.
 */
import type { PriceLoginToSeeKind } from './priceLoginToSeeKind';
import type { PriceTier } from './priceTier';

/**
 * Told to logged-in readers only; without a token there is no amount.
 */
export interface PriceLoginToSee {
  /** Trade unit the price is for. */
  perUnitId?: string;
  /** Value added tax is in the amount. */
  vatIncluded: boolean;
  /** The offer's last moment. */
  validUntil?: string;
  kind: PriceLoginToSeeKind;
  /**
     * Rial; with a token.
     * @minimum 0
     */
  amountRial?: number;
  /**
     * Rial; the dearest, with a token.
     * @minimum 0
     */
  maxAmountRial?: number;
  /** By rising quantity. */
  tiers?: PriceTier[];
}
