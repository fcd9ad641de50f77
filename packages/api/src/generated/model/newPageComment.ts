/**
 * Generated from the contract; do not edit.
 */

export interface NewPageComment {
  /**
     * @minLength 1
     * @maxLength 64
     */
  pageId: string;
  /**
     * The comment it replies to; at most four deep.
     * @minLength 1
     * @maxLength 64
     */
  parentId?: string;
  /**
     * @minLength 3
     * @maxLength 2000
     */
  text: string;
}
