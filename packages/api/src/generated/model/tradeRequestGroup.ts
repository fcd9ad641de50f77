/**
 * Generated from the contract; do not edit.
 */
import type { SupplierSummary } from './supplierSummary';
import type { TradeRequestSummary } from './tradeRequestSummary';

/**
 * Requests of one page to one supplier.
 */
export interface TradeRequestGroup {
  supplier: SupplierSummary;
  /**
     * Requests to this supplier in all pages, under the same filter.
     * @minimum 1
     */
  count: number;
  /** Of the requests counted. */
  lastEventAt: string;
  items: TradeRequestSummary[];
}
