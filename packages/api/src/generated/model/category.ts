/**
 * Generated from the contract; do not edit.
 */
import type { CategoryType } from './categoryType';
import type { FileRef } from './fileRef';
import type { Seo } from './seo';

/**
 * One category of the tree: an area at the root, and any level below it.
 */
export interface Category {
  /**
     * Id of the category; stable, unlike its name and slug.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Absent for the areas.
     * @minLength 1
     * @maxLength 64
     */
  parentId?: string;
  /** The area it belongs to. */
  categoryType: CategoryType;
  /**
     * Name in Persian, as menus show it.
     * @maxLength 300
     */
  name: string;
  /**
     * Readable last part of the address, in Persian; it may change, the id does not.
     * @maxLength 300
     */
  slug: string;
  /**
     * Technical name in Latin letters, as catalogues and standards use it.
     * @maxLength 300
     */
  scientificName?: string;
  /**
     * Name in English, for readers who know the term that way; absent where none is known.
     * @maxLength 300
     */
  englishName?: string;
  /**
     * 1 for the areas.
     * @minimum 1
     * @maximum 2147483647
     */
  level: number;
  /** True for the top level of an area. */
  isRoot: boolean;
  /** False when the category was closed: it has no page any more. */
  isActive: boolean;
  /** True when `listCategoryChildren` would find some. */
  hasChildren: boolean;
  /** Picture of the category; absent where there is none. */
  image?: FileRef;
  /**
     * One or two sentences in plain text for cards.
     * @maxLength 2000
     */
  shortDescription?: string;
  /**
     * Sanitised HTML.
     * @maxLength 200000
     */
  descriptionHtml?: string;
  /**
     * Other names people search by.
     * @maxItems 200
     * @items.maxLength 300
     */
  synonyms: string[];
  /** What search engines are told about the page. */
  seo: Seo;
}
