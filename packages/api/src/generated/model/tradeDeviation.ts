/**
 * Generated from the contract; do not edit.
 */

/**
 * Where an offer differs from what was asked. With `propertyId` it concerns that required property of the line.
 */
export interface TradeDeviation {
  /** Persian sentence. */
  text: string;
  propertyId?: string;
  /** What was asked, as people write it. */
  requestedText?: string;
  /** What is offered, as people write it. */
  offeredText?: string;
}
