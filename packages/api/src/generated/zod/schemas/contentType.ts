/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PageType } from './pageType';

const contentTypeIdMax = 64;

const contentTypeParentIdMax = 64;

const contentTypeTitleMax = 300;

const contentTypeSlugMax = 300;

const contentTypeIconMax = 60;

const contentTypePageCountMin = 0;
const contentTypePageCountMax = 2147483647;

const contentTypeChildrenMax = 1000;



export type ContentType = {
  /**
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * @minLength 1
     * @maxLength 64
     */
  parentId?: string;
  /** @maxLength 300 */
  title: string;
  /** @maxLength 300 */
  slug: string;
  pageType: PageType;
  /** @maxLength 60 */
  icon?: string;
  /**
     * @minimum 0
     * @maximum 2147483647
     */
  pageCount: number;
  /** @maxItems 1000 */
  children: ContentType[];
};

export const ContentType: zod.ZodType<ContentType> = zod.object({
  "id": zod.string().min(1).max(contentTypeIdMax),
  "parentId": zod.string().min(1).max(contentTypeParentIdMax).optional(),
  "title": zod.string().max(contentTypeTitleMax),
  "slug": zod.string().max(contentTypeSlugMax),
  "pageType": PageType,
  "icon": zod.string().max(contentTypeIconMax).optional(),
  "pageCount": zod.int().min(contentTypePageCountMin).max(contentTypePageCountMax),
  "children": zod.array(zod.lazy(() => ContentType)).max(contentTypeChildrenMax)
});

export type ContentTypeOutput = zod.output<typeof ContentType>;
