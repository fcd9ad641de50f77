/**
 * Generated from the contract; do not edit.
 */

/**
 * Confirms that feedback arrived.
 */
export interface FeedbackReceipt {
  /**
     * To name it when asking about it; letters and digits that are not mistaken for each other.
     * @pattern ^FB(-[2-9A-HJKMNP-TV-Z]{4}){3}$
     */
  trackingCode: string;
}
