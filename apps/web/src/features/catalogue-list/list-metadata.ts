import 'server-only';
import type { Category } from '@bazaar/api/model';
import type { Metadata } from 'next';
import { countFilters, parseListAddress } from '@/entities/catalogue-filter/address/list-address';
import type { ListSupplier } from '@/entities/catalogue-filter/data/list-data';
import type { QueryResult } from '@/lib/data/query-result';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { loadErrorMetadata } from '@/lib/site/load-error-metadata';
import { pageMetadata } from '@/lib/site/page-metadata';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';
import { categoryMessages } from '@/translations/category';

/**
 * Returns the list's metadata. Filtered lists are canonical to the unfiltered one and are not indexed from two filters on; a further page
 * is its own.
 */
export function listMetadata(
  result: QueryResult<Category>,
  params: URLSearchParams,
  supplier?: ListSupplier,
): Metadata {
  if (result.state !== 'ready') return loadErrorMetadata(result);
  const category = result.value;
  const { filter } = parseListAddress(params).address;
  const filterCount = countFilters(filter);
  const isFurtherPage = filterCount === 0 && filter.pageNumber > 1;
  const path = supplier ? paths.supplierInCategory(category, supplier) : paths.categoryProducts(category);
  return pageMetadata({
    path: isFurtherPage ? `${path}?pageNumber=${filter.pageNumber}` : path,
    title: texts.productsOf(supplier ? texts.ofSupplier(category.name, supplier.name) : category.name),
    parents: [categoryMessages.areas[category.categoryType].name],
    description: category.shortDescription ?? texts.description(category.name),
    ...(category.image ? { image: pictureAt(category.image, 1024) } : {}),
    isHidden: filterCount >= 2,
  });
}
