import type { FileReference } from '../file-reference';

/** A content as written in its file; everything else is derived from it. */
export interface ArticleText {
  /** Without `pg-`. */
  id: string;
  title: string;
  /** Content type, without `ct-`. */
  kind: string;
  labels: readonly string[];
  /** Ids of categories; the first gives the cover. */
  about: readonly string[];
  summary: string;
  /** In the markup of `render-body.ts`. */
  body: string;
}

/** A content written by a supplier. */
export interface SupplierArticleText extends ArticleText {
  /** Defaults to the first supplier active in the field. */
  supplierId?: string;
  status?: 'Draft' | 'Archived';
}

/** A page of the site itself, by the name in its address. */
export interface SitePageText extends ArticleText {
  uniquePageName: string;
  allowComments?: boolean;
}

export interface SeedContentType {
  id: string;
  parentId?: string;
  title: string;
  slug: string;
  pageType: string;
  icon: string;
}

export interface SeedPage {
  id: string;
  uniquePageName?: string;
  title: string;
  slug: string;
  contentTypeId: string;
  supplierId?: string;
  status: 'Draft' | 'Published' | 'Archived';
  publishedAt: string;
  updatedAt: string;
  allowComments: boolean;
  labels: readonly string[];
  categoryIds: readonly string[];
  summary: string;
  authorName: string;
  readingMinutes: number;
  /** Absent where it is about nothing that can be drawn. */
  cover?: FileReference;
  gallery: readonly FileReference[];
  videoIds: readonly string[];
  attachments: readonly Omit<FileReference, 'width' | 'height'>[];
  bodyHtml: string;
  visitCount: number;
  /** Likes from before this database. */
  likeBase: number;
  announcement?: { severity: 'Info' | 'Warning'; showFrom: string; showTo: string };
  seo: { title: string; description: string; canonicalPath: string; noindex: boolean };
}

export interface SeedPageComment {
  id: string;
  pageId: string;
  parentId?: string;
  /** 1 for a comment on the page itself. */
  depth: number;
  /** An account of the seed; readers from before have none. */
  userId?: string;
  authorName: string;
  isSupplierAnswer: boolean;
  text: string;
  createdAt: string;
  decidedAt: string;
  verdict: 'Approved' | 'Rejected';
  rejectReason?: string;
  likeBase: number;
}

/** A reader's comment with its replies. */
export interface CommentText {
  by: string;
  text: string;
  /** An account of the seed; readers from before have none. */
  userId?: string;
  isSupplier?: boolean;
  rejectReason?: string;
  answers?: readonly CommentText[];
}

export interface CommentThreads {
  /** Content, without `pg-`. */
  page: string;
  thread: readonly CommentText[];
}
