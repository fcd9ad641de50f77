/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FileRef } from './fileRef';
import { PageCommentStatus } from './pageCommentStatus';

const pageCommentLikeCountMin = 0;



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

export const PageComment: zod.ZodMiniType<PageComment> = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "pageId": /*#__PURE__*/ zod.string(),
  "parentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "text": /*#__PURE__*/ zod.string(),
  "authorName": /*#__PURE__*/ zod.string(),
  "authorPicture": /*#__PURE__*/ zod.optional(FileRef),
  "isSupplierAnswer": /*#__PURE__*/ zod.boolean(),
  "isMine": /*#__PURE__*/ zod.boolean(),
  "status": PageCommentStatus,
  "rejectReason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "likeCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pageCommentLikeCountMin)),
  "isLikedByMe": /*#__PURE__*/ zod.boolean(),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "children": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.lazy(() => PageComment))
});

export type PageCommentOutput = zod.output<typeof PageComment>;
