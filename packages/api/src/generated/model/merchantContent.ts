/**
 * Generated from the contract; do not edit.
 */

/**
 * Whether a supplier has published anything.
 */
export interface MerchantContent {
  /** True when it has published at least one content that is shown. */
  hasContent: boolean;
  /**
     * Published contents.
     * @minimum 0
     * @maximum 2147483647
     */
  count: number;
}
