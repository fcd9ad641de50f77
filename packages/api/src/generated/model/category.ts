/**
 * Generated from the contract; do not edit.
 */
import type { CategoryType } from './categoryType';
import type { FileRef } from './fileRef';
import type { Seo } from './seo';

export interface Category {
  id: string;
  /** Absent for the areas. */
  parentId?: string;
  categoryType: CategoryType;
  name: string;
  slug: string;
  scientificName?: string;
  englishName?: string;
  /**
     * 1 for the areas.
     * @minimum 1
     */
  level: number;
  isRoot: boolean;
  isActive: boolean;
  hasChildren: boolean;
  image?: FileRef;
  shortDescription?: string;
  /** Sanitised HTML. */
  descriptionHtml?: string;
  /** Other names people search by. */
  synonyms: string[];
  seo: Seo;
}
