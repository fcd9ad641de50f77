/**
 * Generated from the contract; do not edit.
 */

export interface ProductStandard {
  code: string;
  title: string;
  /** Content page about it. */
  pageId?: string;
}
