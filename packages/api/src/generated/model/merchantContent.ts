/**
 * Generated from the contract; do not edit.
 */

/**
 * Whether a supplier has published anything.
 */
export interface MerchantContent {
  hasContent: boolean;
  /**
     * Published contents.
     * @minimum 0
     */
  count: number;
}
