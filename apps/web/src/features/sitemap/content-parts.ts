import 'server-only';
import { listCategories, listCategoryItemsCount } from '@bazaar/api/categories';
import { CategoryType } from '@bazaar/api/model';
import { listSuppliers } from '@bazaar/api/suppliers';
import { pictureAt } from '@/platform/catalogue/picture-view';
import { paths } from '@/platform/paths';
import { catalogueRequest, readAll } from './read-all';
import type { SitemapEntry, SitemapPart } from './sitemap-entry';

/** The parts that are few enough for one file each: the site's own pages, its categories, its suppliers. */
export function contentParts(): readonly SitemapPart[] {
  return [
    { name: 'site', entries: siteEntries },
    { name: 'categories', entries: categoryEntries },
    { name: 'suppliers', entries: supplierEntries },
  ];
}

async function* siteEntries(): AsyncGenerator<SitemapEntry> {
  yield { path: paths.home };
  for (const type of Object.values(CategoryType)) {
    yield { path: paths.categoryType(type) };
    yield { path: paths.suppliers(type) };
    yield { path: paths.productSearch(type) };
  }
}

async function* categoryEntries(): AsyncGenerator<SitemapEntry> {
  const counted = await listCategoryItemsCount({}, catalogueRequest());
  const counts = new Map(counted.map((count) => [count.categoryId, count]));
  for await (const category of readAll(listCategories)) {
    // An area has its own address, and an empty category nothing to find.
    if (category.isRoot || (counts.get(category.id)?.productCount ?? 0) === 0) continue;
    if (category.hasChildren) yield { path: paths.category(category) };
    yield { path: paths.categoryProducts(category) };
    if ((counts.get(category.id)?.supplierCount ?? 0) > 0) yield { path: paths.categorySuppliers(category) };
  }
}

async function* supplierEntries(): AsyncGenerator<SitemapEntry> {
  for await (const supplier of readAll((page, request) =>
    listSuppliers({ ...page, sort: 'createdAt' }, request),
  )) {
    const image = supplier.logo === undefined ? {} : { image: pictureAt(supplier.logo, 320) };
    yield { path: paths.supplier(supplier), ...image };
    if (supplier.delegationCount > 0) yield { path: paths.supplierDelegations(supplier) };
  }
}
