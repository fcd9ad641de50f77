/**
 * Generated from the contract; do not edit.
 */
import type { TradeDeviation } from './tradeDeviation';
import type { TradePriceBreak } from './tradePriceBreak';
import type { TradeQuotedUnit } from './tradeQuotedUnit';

/**
 * What the supplier offers for one line. A price or a lead time that is absent is not known yet.
 */
export interface TradeRequestLineAnswer {
  /** What is offered. */
  offeredTitle?: string;
  /**
     * Rial for one unit of the line, or for one `quotedUnit`, without value added tax.
     * @minimum 0
     */
  unitPriceRial?: number;
  quotedUnit?: TradeQuotedUnit;
  /** Prices for `priceQuantities` of the line, and others the supplier adds. */
  priceBreaks?: TradePriceBreak[];
  /**
     * Working days from agreement to dispatch.
     * @minimum 0
     */
  leadTimeDays?: number;
  note?: string;
  /** Where the offer differs from what was asked. */
  deviations: TradeDeviation[];
}
