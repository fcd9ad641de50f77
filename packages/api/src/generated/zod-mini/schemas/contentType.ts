/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { PageType } from './pageType';

const contentTypePageCountMin = 0;



export type ContentType = {
  id: string;
  parentId?: string;
  title: string;
  slug: string;
  pageType: PageType;
  icon?: string;
  /** @minimum 0 */
  pageCount: number;
  children: ContentType[];
};

export const ContentType: zod.ZodMiniType<ContentType> = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "parentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "title": /*#__PURE__*/ zod.string(),
  "slug": /*#__PURE__*/ zod.string(),
  "pageType": PageType,
  "icon": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "pageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(contentTypePageCountMin)),
  "children": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.lazy(() => ContentType))
});

export type ContentTypeOutput = zod.output<typeof ContentType>;
