/**
 * Generated from the contract; do not edit.
 */

/**
 * A file sent before by `uploadFile` for the purpose `TradeDocument`.
 */
export interface TradeDocumentInput {
  /**
     * @minLength 1
     * @maxLength 64
     */
  typeId: string;
  /**
     * @minLength 1
     * @maxLength 64
     */
  fileId: string;
}
