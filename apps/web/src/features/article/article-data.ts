import type {
  ContentType,
  Page,
  PageSummary,
  Supplier,
  SupplierProduct,
  UnitOfMeasurement,
} from '@bazaar/api/model';
import type { QueryResult } from '@/lib/data/query-result';
import type { ArticlePart } from '@/lib/html/safe-article';

/** Everything the screen of an article is rendered from. Its text is there; every other part may have failed on its own. */
export interface ArticleData {
  readonly page: Omit<Page, 'bodyHtml' | 'surroundings'>;
  /** The text, sanitised, with its quantities and standards alive. */
  readonly html: string;
  readonly parts: readonly ArticlePart[];
  /** From the root of the content types down to that of the page; empty when they could not be read. */
  readonly trail: readonly ContentType[];
  /** The category the page is about first. */
  readonly category?: { readonly id: string; readonly name: string; readonly slug: string } | undefined;
  readonly products: QueryResult<readonly SupplierProduct[]>;
  readonly tradeUnits: readonly UnitOfMeasurement[];
  /** The active supplier in whose frame it stands. */
  readonly writer?: Supplier | undefined;
  /** Other contents of that supplier, else of the same type. */
  readonly others: QueryResult<readonly PageSummary[]>;
  /** Read by its author before it is published. */
  readonly isPreview?: boolean;
}
