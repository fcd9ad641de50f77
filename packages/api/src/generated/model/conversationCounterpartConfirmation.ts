/**
 * Generated from the contract; do not edit.
 */

/**
 * Since when and until when the marketplace vouches for a supplier.
 */
export type ConversationCounterpartConfirmation = {
  /** Since when the supplier is confirmed (UTC). */
  issuedAt: string;
  /** Until when the confirmation holds (UTC). */
  validTo?: string;
};
