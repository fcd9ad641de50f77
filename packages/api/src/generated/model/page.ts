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
  /**
     * Id of the content.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Name of a page of the site itself, `about`.
     * @maxLength 120
     */
  uniquePageName?: string;
  /**
     * Its title.
     * @maxLength 300
     */
  title: string;
  /**
     * Readable last part of the address, in Persian; it may change, the id does not.
     * @maxLength 300
     */
  slug: string;
  /**
     * Id of the kind of content, as in `getContentTypeTree`.
     * @minLength 1
     * @maxLength 64
     */
  contentTypeId: string;
  /**
     * Name of its kind.
     * @maxLength 300
     */
  contentTypeTitle: string;
  /** Family of contents it belongs to. */
  pageType: PageType;
  /**
     * Words it is found by.
     * @maxItems 200
     * @items.maxLength 300
     */
  labels: string[];
  /**
     * Categories it is about.
     * @maxItems 1000
     * @items.minLength 1
     * @items.maxLength 64
     */
  categoryIds: string[];
  /** Supplier who published it; absent for the marketplace's own. */
  supplier?: SupplierSummary;
  /**
     * One or two sentences.
     * @maxLength 2000
     */
  summary?: string;
  /** Picture above the text; absent where there is none. */
  cover?: FileRef;
  /**
     * Who wrote it; absent where nobody is named.
     * @maxLength 300
     */
  authorName?: string;
  /** When it was or will be published (UTC). */
  publishedAt: string;
  /** When it last changed (UTC). */
  updatedAt: string;
  /**
     * Minutes it takes to read.
     * @minimum 1
     * @maximum 2147483647
     */
  readingMinutes: number;
  /**
     * How many people like it now.
     * @minimum 0
     * @maximum 2147483647
     */
  likeCount: number;
  /** False without a token. */
  isLikedByMe: boolean;
  /**
     * Approved comments.
     * @minimum 0
     * @maximum 2147483647
     */
  commentCount: number;
  /** True when readers may comment on it. */
  allowComments: boolean;
  /**
     * Visits in all, repeated ones included.
     * @minimum 0
     * @maximum 2147483647
     */
  visitCount: number;
  /** Whether it is published. */
  status: PageStatus;
  /** How long it is shown above the site; only of announcements. */
  announcement?: PageAnnouncement;
  /** What search engines are told about the page. */
  seo: Seo;
  /**
     * Sanitised HTML: headings from h2, paragraphs, lists, tables, figures.
     * @maxLength 500000
     */
  bodyHtml: string;
  /**
     * Pictures below the text, in their order.
     * @maxItems 200
     */
  gallery: FileRef[];
  /**
     * Videos that go with it, in the order to show them.
     * @maxItems 200
     */
  videos: MediaVideo[];
  /**
     * Files to download.
     * @maxItems 200
     */
  attachments: FileRef[];
  /** What stands beside the text, read together with it. */
  surroundings?: PageSurroundings;
}
