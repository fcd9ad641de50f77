/**
 * Generated from the contract; do not edit.
 */

/**
 * Since when and until when the marketplace vouches for a supplier.
 */
export type ConversationCounterpartConfirmation = {
  issuedAt: string;
  validTo?: string;
};
