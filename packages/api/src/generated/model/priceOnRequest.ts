/**
 * Generated from the contract; do not edit.
 */
import type { PriceOnRequestKind } from './priceOnRequestKind';

/**
 * Told on inquiry; no amount.
 */
export interface PriceOnRequest {
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
  kind: PriceOnRequestKind;
}
