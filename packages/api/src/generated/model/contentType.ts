/**
 * Generated from the contract; do not edit.
 */
import type { PageType } from './pageType';

/**
 * A kind of content in the tree of kinds.
 */
export interface ContentType {
  id: string;
  parentId?: string;
  title: string;
  slug: string;
  pageType: PageType;
  /** Name of an icon. */
  icon?: string;
  /**
     * Published pages of it and of what is below it.
     * @minimum 0
     */
  pageCount: number;
  /** Empty where a call answers a flat list. */
  children: ContentType[];
}
