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
  /**
     * What is offered.
     * @maxLength 300
     */
  offeredTitle?: string;
  /**
     * Rial for one unit of the line, or for one `quotedUnit`, without value added tax.
     * @minimum 0
     * @maximum 9007199254740991
     */
  unitPriceRial?: number;
  /** Unit of the price where it is not the line's own. */
  quotedUnit?: TradeQuotedUnit;
  /**
     * Prices for `priceQuantities` of the line, and others the supplier adds.
     * @maxItems 200
     */
  priceBreaks?: TradePriceBreak[];
  /**
     * Working days from agreement to dispatch.
     * @minimum 0
     * @maximum 2147483647
     */
  leadTimeDays?: number;
  /**
     * What the supplier says about this line.
     * @maxLength 4000
     */
  note?: string;
  /**
     * Where the offer differs from what was asked.
     * @maxItems 200
     */
  deviations: TradeDeviation[];
}
