/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { PageCommentStatus } from './pageCommentStatus';

export interface PageComment {
  id: string;
  pageId: string;
  /** The comment it answers. */
  parentId?: string;
  text: string;
  authorName: string;
  authorPicture?: FileRef;
  /** Written for the supplier of the page. */
  isSupplierAnswer: boolean;
  /** False without a token. */
  isMine: boolean;
  status: PageCommentStatus;
  /** With `Rejected`. */
  rejectReason?: string;
  /** @minimum 0 */
  likeCount: number;
  /** False without a token. */
  isLikedByMe: boolean;
  createdAt: string;
  /** Answers by time. */
  children: PageComment[];
}
