import type { ArticleText } from './page-types';

export interface SupplierArticleText extends ArticleText {
  /** The first supplier at work in the field where none is named. */
  supplierId?: string;
  status?: 'Draft' | 'Archived';
}

export const supplierArticles: readonly SupplierArticleText[] = [];
