import 'server-only';
import type { Category } from '@bazaar/api/model';
import type { Metadata } from 'next';
import type { QueryResult } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { loadErrorMetadata } from '@/lib/site/load-error-metadata';
import { pageMetadata } from '@/lib/site/page-metadata';
import { compareMessages as texts } from '@/translations/compare';

/**
 * Returns the page's metadata. A comparison is one of countless states of the list: it is not indexed, and the list is its canonical page.
 */
export function compareMetadata(result: QueryResult<Category>): Metadata {
  if (result.state !== 'ready') return loadErrorMetadata(result);
  const category = result.value;
  return pageMetadata({
    path: paths.categoryProducts(category),
    title: texts.title(category.name),
    description: texts.description(category.name),
    isHidden: true,
  });
}
