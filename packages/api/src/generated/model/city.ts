/**
 * Generated from the contract; do not edit.
 */

export interface City {
  id: string;
  name: string;
  englishName?: string;
  /** Its province. */
  parentId: string;
  /** May be chosen in new addresses. */
  isActive: boolean;
}
