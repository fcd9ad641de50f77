/**
 * Generated from the contract; do not edit.
 */
import type { ConversationCounterpartConfirmation } from './conversationCounterpartConfirmation';
import type { ConversationCounterpartKind } from './conversationCounterpartKind';
import type { FileRef } from './fileRef';

/**
 * Who the reader talks to.
 */
export interface ConversationCounterpart {
  kind: ConversationCounterpartKind;
  /** Supplier, customer, or `support`. */
  id: string;
  name: string;
  logo?: FileRef;
  /** Since when and until when the marketplace vouches for a supplier. */
  confirmation?: ConversationCounterpartConfirmation;
}
