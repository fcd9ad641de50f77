/**
 * Generated from the contract; do not edit.
 */

/**
 * Where an offer differs from what was asked. With `propertyId` it concerns that required property of the line.
 */
export interface TradeDeviation {
  /**
     * Persian sentence.
     * @maxLength 10000
     */
  text: string;
  /**
     * Property in which the offer differs; absent where it differs in something else.
     * @minLength 1
     * @maxLength 64
     */
  propertyId?: string;
  /**
     * What was asked, as people write it.
     * @maxLength 2000
     */
  requestedText?: string;
  /**
     * What is offered, as people write it.
     * @maxLength 2000
     */
  offeredText?: string;
}
