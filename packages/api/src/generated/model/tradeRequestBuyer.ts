/**
 * Generated from the contract; do not edit.
 */

/**
 * Who asks.
 */
export interface TradeRequestBuyer {
  /**
     * Id of the buyer's profile.
     * @minLength 1
     * @maxLength 64
     */
  customerId: string;
  /**
     * Name of the person.
     * @maxLength 300
     */
  name: string;
  /**
     * Name of the company the person acts for; absent for a private person.
     * @maxLength 300
     */
  companyName?: string;
}
