/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { PageCommentStatus } from './pageCommentStatus';

/**
 * A reader's comment on a page, with the answers to it.
 */
export interface PageComment {
  /**
     * Id of the comment.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Page it was written on.
     * @minLength 1
     * @maxLength 64
     */
  pageId: string;
  /**
     * The comment it answers.
     * @minLength 1
     * @maxLength 64
     */
  parentId?: string;
  /**
     * The comment in plain text.
     * @maxLength 10000
     */
  text: string;
  /**
     * Name its writer is shown under.
     * @maxLength 300
     */
  authorName: string;
  /** Picture of its writer; absent where there is none. */
  authorPicture?: FileRef;
  /** Written for the supplier of the page. */
  isSupplierAnswer: boolean;
  /** False without a token. */
  isMine: boolean;
  /** Whether a moderator has let it through; others than its writer see approved ones only. */
  status: PageCommentStatus;
  /**
     * With `Rejected`.
     * @maxLength 2000
     */
  rejectReason?: string;
  /**
     * How many people like it now.
     * @minimum 0
     * @maximum 2147483647
     */
  likeCount: number;
  /** False without a token. */
  isLikedByMe: boolean;
  /** When it was written (UTC). */
  createdAt: string;
  /**
     * Answers by time.
     * @maxItems 1000
     */
  children: PageComment[];
}
