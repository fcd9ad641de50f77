/**
 * Generated from the contract; do not edit.
 */
import type { PriceFixedKind } from './priceFixedKind';
import type { PriceTier } from './priceTier';

/**
 * One price.
 */
export interface PriceFixed {
  /** Trade unit the price is for. */
  perUnitId?: string;
  /** Value added tax is in the amount. */
  vatIncluded: boolean;
  /** The offer's last moment. */
  validUntil?: string;
  kind: PriceFixedKind;
  /**
     * Rial.
     * @minimum 0
     */
  amountRial: number;
  /** By rising quantity. */
  tiers?: PriceTier[];
}
