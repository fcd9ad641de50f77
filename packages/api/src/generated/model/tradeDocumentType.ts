/**
 * Generated from the contract; do not edit.
 */

/**
 * A kind of document a request may carry.
 */
export interface TradeDocumentType {
  id: string;
  title: string;
  /** The backend may add to them. */
  code: string;
  /** Every request needs one; a supplier may ask for more (`requiredDocumentTypeIds`). */
  isRequired: boolean;
  /** @minItems 1 */
  acceptedMimes: string[];
  /**
     * Megabytes of one file (2^20 bytes each).
     * @minimum 1
     */
  maxSizeMb: number;
  /** Help article. */
  helpUniqueId?: string;
}
