/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { PageCommentStatus } from './pageCommentStatus';

export const pageCommentLikeCountMin = 0;



export type PageComment = {
  id: string;
  pageId: string;
  parentId?: string;
  text: string;
  authorName: string;
  authorPicture?: FileRef;
  isSupplierAnswer: boolean;
  isMine: boolean;
  status: PageCommentStatus;
  rejectReason?: string;
  /** @minimum 0 */
  likeCount: number;
  isLikedByMe: boolean;
  createdAt: string;
  children: PageComment[];
};

export const PageComment: zod.ZodType<PageComment> = zod.object({
  "id": zod.string(),
  "pageId": zod.string(),
  "parentId": zod.string().optional(),
  "text": zod.string(),
  "authorName": zod.string(),
  "authorPicture": FileRef.optional(),
  "isSupplierAnswer": zod.boolean(),
  "isMine": zod.boolean(),
  "status": PageCommentStatus,
  "rejectReason": zod.string().optional(),
  "likeCount": zod.int().min(pageCommentLikeCountMin),
  "isLikedByMe": zod.boolean(),
  "createdAt": zod.iso.datetime({"offset":true}),
  "children": zod.array(zod.lazy(() => PageComment))
});

export type PageCommentOutput = zod.output<typeof PageComment>;
