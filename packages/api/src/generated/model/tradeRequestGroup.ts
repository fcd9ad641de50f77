/**
 * Generated from the contract; do not edit.
 */
import type { SupplierSummary } from './supplierSummary';
import type { TradeRequestSummary } from './tradeRequestSummary';

/**
 * Requests of one page to one supplier.
 */
export interface TradeRequestGroup {
  /** The supplier they all go to. */
  supplier: SupplierSummary;
  /**
     * Requests to this supplier in all pages, under the same filter.
     * @minimum 1
     * @maximum 2147483647
     */
  count: number;
  /** Of the requests counted. */
  lastEventAt: string;
  /**
     * Its requests of this page, in the order of `sort`.
     * @maxItems 100
     */
  items: TradeRequestSummary[];
}
