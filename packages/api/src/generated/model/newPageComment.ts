/**
 * Generated from the contract; do not edit.
 */

/**
 * A comment on a page, shown after a moderator approved it.
 */
export interface NewPageComment {
  /**
     * Page to comment on; it must accept comments.
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
     * The comment in plain text.
     * @minLength 3
     * @maxLength 2000
     */
  text: string;
}
