import 'server-only';
import type { Page } from '@bazaar/api/model';
import { loadCategory } from '@/entities/category/load-category';
import { optionalData } from '@/lib/data/optional-data';
import { type QueryResult, ready, valueOr } from '@/lib/data/query-result';
import type { ArticleData } from './article-data';
import { loadContentsOfType, loadOtherContents, loadRelatedProducts } from './load-article';

const NONE: QueryResult<never> = { state: 'missing', status: 404 };
const SHOWN_OTHERS = 4;

/** What stands beside a text. */
export type Beside = Pick<ArticleData, 'category' | 'products' | 'others'>;

/**
 * Returns what stands beside a text. A service that answers it with the text saves the reader a round; of another one it is asked, part by part,
 * once the text is known.
 */
export async function readBeside(page: Page): Promise<Beside> {
  const { id, surroundings, contentTypeId, categoryIds, supplier } = page;
  if (surroundings !== undefined) {
    const { category, products, others } = surroundings;
    return { category, products: ready(products), others: ready(others) };
  }
  const [categoryId] = categoryIds;
  const [category, products, others] = await Promise.all([
    categoryId === undefined ? NONE : loadCategory(categoryId),
    categoryId === undefined ? NONE : optionalData(loadRelatedProducts(categoryId)),
    optionalData(supplier === undefined ? loadContentsOfType(contentTypeId) : loadOtherContents(supplier.id)),
  ]);
  const known = valueOr(category, undefined);
  return {
    category: known && { id: known.id, name: known.name, slug: known.slug },
    products: mapReady(products, ({ items }) => items),
    others: mapReady(others, ({ items }) => items.filter((other) => other.id !== id).slice(0, SHOWN_OTHERS)),
  };
}

function mapReady<From, To>(result: QueryResult<From>, map: (value: From) => To): QueryResult<To> {
  return result.state === 'ready' ? ready(map(result.value)) : result;
}
