/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PageType } from './pageType';

export const contentTypePageCountMin = 0;



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

export const ContentType: zod.ZodType<ContentType> = zod.object({
  "id": zod.string(),
  "parentId": zod.string().optional(),
  "title": zod.string(),
  "slug": zod.string(),
  "pageType": PageType,
  "icon": zod.string().optional(),
  "pageCount": zod.int().min(contentTypePageCountMin),
  "children": zod.array(zod.lazy(() => ContentType))
});

export type ContentTypeOutput = zod.output<typeof ContentType>;
