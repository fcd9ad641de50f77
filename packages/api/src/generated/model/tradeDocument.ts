/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { TradeDocumentState } from './tradeDocumentState';

/**
 * A document of the request.
 */
export interface TradeDocument {
  id: string;
  typeId: string;
  file: FileRef;
  uploadedAt: string;
  /** Whoever uploaded it. */
  uploadedByName?: string;
  /** What the reviewer says of it. */
  state: TradeDocumentState;
  /** With `Rejected`. */
  reason?: string;
}
