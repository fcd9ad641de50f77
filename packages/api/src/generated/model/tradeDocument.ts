/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { TradeDocumentState } from './tradeDocumentState';

/**
 * A document of the request.
 */
export interface TradeDocument {
  /**
     * Id of the document.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Id of the kind of document, as in `listTradeDocumentTypes`.
     * @minLength 1
     * @maxLength 64
     */
  typeId: string;
  /** The file itself. */
  file: FileRef;
  /** When it was added (UTC). */
  uploadedAt: string;
  /**
     * Whoever uploaded it.
     * @maxLength 300
     */
  uploadedByName?: string;
  /** What the reviewer says of it. */
  state: TradeDocumentState;
  /**
     * With `Rejected`.
     * @maxLength 2000
     */
  reason?: string;
}
