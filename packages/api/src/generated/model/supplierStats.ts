/**
 * Generated from the contract; do not edit.
 */

/**
 * Figures about a supplier, as its page shows them.
 */
export interface SupplierStats {
  /**
     * How many products it has that are shown now.
     * @minimum 0
     * @maximum 2147483647
     */
  productCount: number;
  /**
     * How many articles and other contents it has.
     * @minimum 0
     * @maximum 2147483647
     */
  contentCount: number;
  /**
     * How many agencies the supplier holds.
     * @minimum 0
     * @maximum 2147483647
     */
  delegationCount: number;
  /**
     * Visits in all, repeated ones included.
     * @minimum 0
     * @maximum 2147483647
     */
  visitCount: number;
  /**
     * Answered requests in percent.
     * @minimum 0
     * @maximum 100
     */
  responseRate?: number;
  /**
     * Usual time to a first answer in hours.
     * @minimum 0
     */
  responseHours?: number;
  /**
     * How many trade requests it has received.
     * @minimum 0
     * @maximum 2147483647
     */
  requestCount?: number;
}
