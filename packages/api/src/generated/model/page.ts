/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { MediaVideo } from './mediaVideo';
import type { PageAnnouncement } from './pageAnnouncement';
import type { PageStatus } from './pageStatus';
import type { PageSurroundings } from './pageSurroundings';
import type { PageType } from './pageType';
import type { Seo } from './seo';
import type { SupplierSummary } from './supplierSummary';

/**
 * A page with its text.
 */
export interface Page {
  id: string;
  /** Name of a page of the site itself, `about`. */
  uniquePageName?: string;
  title: string;
  slug: string;
  contentTypeId: string;
  contentTypeTitle: string;
  pageType: PageType;
  labels: string[];
  /** Categories it is about. */
  categoryIds: string[];
  supplier?: SupplierSummary;
  /** One or two sentences. */
  summary?: string;
  cover?: FileRef;
  authorName?: string;
  publishedAt: string;
  updatedAt: string;
  /**
     * Minutes it takes to read.
     * @minimum 1
     */
  readingMinutes: number;
  /** @minimum 0 */
  likeCount: number;
  /** False without a token. */
  isLikedByMe: boolean;
  /**
     * Approved comments.
     * @minimum 0
     */
  commentCount: number;
  allowComments: boolean;
  /** @minimum 0 */
  visitCount: number;
  status: PageStatus;
  announcement?: PageAnnouncement;
  seo: Seo;
  /** Sanitised HTML: headings from h2, paragraphs, lists, tables, figures. */
  bodyHtml: string;
  gallery: FileRef[];
  videos: MediaVideo[];
  attachments: FileRef[];
  surroundings?: PageSurroundings;
}
