/**
 * Generated from the contract; do not edit.
 */

/**
 * A province.
 */
export interface State {
  id: string;
  name: string;
  englishName?: string;
  /** Its country. */
  parentId: string;
  /** ISO 3166-2. */
  code?: string;
  /** May be chosen in new addresses. */
  isActive: boolean;
}
