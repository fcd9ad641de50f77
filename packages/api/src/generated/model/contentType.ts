/**
 * Generated from the contract; do not edit.
 */
import type { PageType } from './pageType';

/**
 * A kind of content in the tree of kinds.
 */
export interface ContentType {
  /**
     * Id of the kind of content.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Kind above it; absent at the top.
     * @minLength 1
     * @maxLength 64
     */
  parentId?: string;
  /**
     * Name of the kind, as menus show it.
     * @maxLength 300
     */
  title: string;
  /**
     * Readable last part of the address, in Persian; it may change, the id does not.
     * @maxLength 300
     */
  slug: string;
  /** Family of contents it belongs to. */
  pageType: PageType;
  /**
     * Name of an icon.
     * @maxLength 60
     */
  icon?: string;
  /**
     * Published pages of it and of what is below it.
     * @minimum 0
     * @maximum 2147483647
     */
  pageCount: number;
  /**
     * Empty where a call answers a flat list.
     * @maxItems 1000
     */
  children: ContentType[];
}
