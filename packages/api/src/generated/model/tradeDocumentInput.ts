/**
 * Generated from the contract; do not edit.
 */

/**
 * A file sent before by `uploadFile` for the purpose `TradeDocument`.
 */
export interface TradeDocumentInput {
  /**
     * Id of the kind of document, as in `listTradeDocumentTypes`.
     * @minLength 1
     * @maxLength 64
     */
  typeId: string;
  /**
     * Id of the file, from `uploadFile`.
     * @minLength 1
     * @maxLength 64
     */
  fileId: string;
}
