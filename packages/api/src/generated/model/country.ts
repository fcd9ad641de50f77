/**
 * Generated from the contract; do not edit.
 */

export interface Country {
  id: string;
  name: string;
  englishName?: string;
  /** Two letters of ISO 3166-1. */
  code?: string;
  /** May be chosen in new addresses. */
  isActive: boolean;
}
