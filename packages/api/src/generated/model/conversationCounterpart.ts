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
  /** Which side the reader talks to. */
  kind: ConversationCounterpartKind;
  /**
     * Supplier, customer, or `support`.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Name to show for that side.
     * @maxLength 300
     */
  name: string;
  /** Logo or picture of that side; absent where there is none. */
  logo?: FileRef;
  /** Since when and until when the marketplace vouches for a supplier. */
  confirmation?: ConversationCounterpartConfirmation;
}
