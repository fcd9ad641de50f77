/**
 * Generated from the contract; do not edit.
 */
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
}
