/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { PageCommentStatus } from './pageCommentStatus';

const pageCommentIdMax = 64;

const pageCommentPageIdMax = 64;

const pageCommentParentIdMax = 64;

const pageCommentTextMax = 10000;

const pageCommentAuthorNameMax = 300;

const pageCommentRejectReasonMax = 2000;

const pageCommentLikeCountMin = 0;
const pageCommentLikeCountMax = 2147483647;

const pageCommentChildrenMax = 1000;



export type PageComment = {
  /**
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * @minLength 1
     * @maxLength 64
     */
  pageId: string;
  /**
     * @minLength 1
     * @maxLength 64
     */
  parentId?: string;
  /** @maxLength 10000 */
  text: string;
  /** @maxLength 300 */
  authorName: string;
  authorPicture?: FileRef;
  isSupplierAnswer: boolean;
  isMine: boolean;
  status: PageCommentStatus;
  /** @maxLength 2000 */
  rejectReason?: string;
  /**
     * @minimum 0
     * @maximum 2147483647
     */
  likeCount: number;
  isLikedByMe: boolean;
  createdAt: string;
  /** @maxItems 1000 */
  children: PageComment[];
};

export const PageComment: zod.ZodType<PageComment> = zod.object({
  "id": zod.string().min(1).max(pageCommentIdMax),
  "pageId": zod.string().min(1).max(pageCommentPageIdMax),
  "parentId": zod.string().min(1).max(pageCommentParentIdMax).optional(),
  "text": zod.string().max(pageCommentTextMax),
  "authorName": zod.string().max(pageCommentAuthorNameMax),
  "authorPicture": FileRef.optional(),
  "isSupplierAnswer": zod.boolean(),
  "isMine": zod.boolean(),
  "status": PageCommentStatus,
  "rejectReason": zod.string().max(pageCommentRejectReasonMax).optional(),
  "likeCount": zod.int().min(pageCommentLikeCountMin).max(pageCommentLikeCountMax),
  "isLikedByMe": zod.boolean(),
  "createdAt": zod.iso.datetime({"offset":true}),
  "children": zod.array(zod.lazy(() => PageComment)).max(pageCommentChildrenMax)
});

export type PageCommentOutput = zod.output<typeof PageComment>;
