/**
 * Generated from the contract; do not edit.
 */

/**
 * A kind of document a request may carry.
 */
export interface TradeDocumentType {
  /**
     * Id of the kind of document.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Name of the kind.
     * @maxLength 300
     */
  title: string;
  /** The backend may add to them. */
  code: string;
  /** Every request needs one; a supplier may ask for more (`requiredDocumentTypeIds`). */
  isRequired: boolean;
  /**
     * Media types of files it accepts.
     * @minItems 1
     * @maxItems 200
     * @items.maxLength 300
     */
  acceptedMimes: string[];
  /**
     * Megabytes of one file (2^20 bytes each).
     * @minimum 1
     * @maximum 2147483647
     */
  maxSizeMb: number;
  /**
     * Help article.
     * @minLength 1
     * @maxLength 64
     */
  helpUniqueId?: string;
}
