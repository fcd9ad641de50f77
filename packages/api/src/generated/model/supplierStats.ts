/**
 * Generated from the contract; do not edit.
 */

export interface SupplierStats {
  /** @minimum 0 */
  productCount: number;
  /** @minimum 0 */
  contentCount: number;
  /** @minimum 0 */
  delegationCount: number;
  /** @minimum 0 */
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
  /** @minimum 0 */
  requestCount?: number;
}
