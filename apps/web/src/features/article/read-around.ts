import 'server-only';
import type { Page, PageComment } from '@bazaar/api/model';
import { loadTradeUnits } from '@/entities/category/load-category';
import { optionalData } from '@/lib/data/optional-data';
import { type QueryResult, valueOr } from '@/lib/data/query-result';
import { trailOf } from './article-crumbs';
import type { ArticleData } from './article-data';
import { loadComments, loadTypeTree, loadWriter } from './load-article';
import { readBeside } from './read-beside';

const NONE: QueryResult<never> = { state: 'missing', status: 404 };

/** What stands around the text of a page. */
export type Around = Pick<
  ArticleData,
  'trail' | 'category' | 'products' | 'tradeUnits' | 'writer' | 'others'
> & { readonly comments: QueryResult<readonly PageComment[]> };

/** Starts the reads that need only the ids of the address, beside that of the page itself. */
export function preloadAround(pageId: string, supplierId?: string): void {
  void loadTypeTree();
  void loadTradeUnits();
  void loadComments(pageId);
  if (supplierId !== undefined) void loadWriter(supplierId);
}

/** Reads what stands around a text, in one round. A page of the site itself has nothing but its comments. */
export async function readAround(page: Page): Promise<Around> {
  const { id, contentTypeId, supplier, uniquePageName, allowComments, commentCount } = page;
  const comments = allowComments || commentCount > 0 ? optionalData(loadComments(id)) : NONE;
  if (uniquePageName !== undefined) {
    return { trail: [], products: NONE, tradeUnits: [], others: NONE, comments: await comments };
  }
  const [tree, tradeUnits, beside, writer, read] = await Promise.all([
    loadTypeTree(),
    loadTradeUnits(),
    readBeside(page),
    supplier === undefined ? NONE : loadWriter(supplier.id),
    comments,
  ]);
  // The frame of a supplier who is no longer active is dropped with everything in it; the article stays.
  const active = valueOr(writer, undefined);
  return {
    trail: trailOf(valueOr(tree, []), contentTypeId),
    tradeUnits: valueOr(tradeUnits, []),
    ...beside,
    writer: active,
    others: active === undefined && supplier !== undefined ? NONE : beside.others,
    comments: read,
  };
}
