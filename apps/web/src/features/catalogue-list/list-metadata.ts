import 'server-only';
import type { Category } from '@bazaar/api/model';
import type { Metadata } from 'next';
import { catalogueListMessages as texts } from '@/messages/catalogue-list';
import { categoryMessages } from '@/messages/category';
import { pictureAt } from '@/platform/catalogue/picture-view';
import type { Loaded } from '@/platform/data/loaded';
import { paths } from '@/platform/paths';
import { pageMetadata } from '@/platform/site/page-metadata';
import { unreadMetadata } from '@/platform/site/unread-metadata';
import { countFilters, parseListAddress } from './list-address';
import type { ListSupplier } from './list-data';

/** Filtered lists are canonical to the unfiltered one and leave the index from two filters on; a further page is its own. */
export function listMetadata(
  loaded: Loaded<Category>,
  params: URLSearchParams,
  supplier?: ListSupplier,
): Metadata {
  if (loaded.state !== 'ready') return unreadMetadata(loaded);
  const category = loaded.value;
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
