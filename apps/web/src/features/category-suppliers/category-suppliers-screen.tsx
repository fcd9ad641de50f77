import 'server-only';
import type { Category } from '@bazaar/api/model';
import type { Metadata } from 'next';
import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { countFilters, listHref, parseListAddress } from '@/entities/catalogue-filter/address/list-address';
import { listDefaults } from '@/entities/catalogue-filter/address/list-defaults';
import { ListIsland } from '@/entities/catalogue-filter/panel/list-island';
import { breadcrumbJsonLd, loadCrumbs } from '@/entities/category/breadcrumb';
import { MissingNotice } from '@/lib/data/missing-notice';
import type { QueryResult } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { siteSettings } from '@/lib/settings/site-settings';
import { supplierItemList } from '@/lib/site/item-list';
import { JsonLd } from '@/lib/site/json-ld';
import { loadErrorMetadata } from '@/lib/site/load-error-metadata';
import { pageMetadata } from '@/lib/site/page-metadata';
import { categorySuppliersMessages as texts } from '@/translations/category-suppliers';
import type { CategorySuppliersData } from './category-suppliers-data';
import { CategorySuppliersView } from './category-suppliers-view';

export interface CategorySuppliersScreenProps {
  readonly category: Category;
  readonly data: CategorySuppliersData;
}

/** R34: renders the suppliers of a category for an address. */
export async function CategorySuppliersScreen({ category, data }: CategorySuppliersScreenProps) {
  const { list, suppliers } = data;
  const { path, address, properties } = list;
  const crumbs = await loadCrumbs(category);
  const own = crumbs.map((crumb, index) =>
    index === crumbs.length - 1 ? { ...crumb, href: paths.category(category) } : crumb,
  );
  const trail = [...own, { label: texts.crumb }];
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(trail, path)} />
      {suppliers.state === 'ready' ? (
        <JsonLd data={supplierItemList(suppliers.items, siteSettings().SITE_URL)} />
      ) : null}
      <MissingNotice />
      <CategorySuppliersView
        data={data}
        crumbs={trail}
        terms={category.scientificName ? [category.scientificName] : []}
        productsHref={paths.categoryProducts(category)}
        island={
          <ListIsland
            path={path}
            href={listHref(path, address)}
            defaults={listDefaults(properties, address)}
          />
        }
      />
      <PlacedAds position="category" categoryId={category.id} />
    </>
  );
}

/**
 * Returns the list's metadata. Filtered lists are canonical to the unfiltered one and are not indexed from two filters on; a further page
 * is its own.
 */
export function categorySuppliersMetadata(result: QueryResult<Category>, params: URLSearchParams): Metadata {
  if (result.state !== 'ready') return loadErrorMetadata(result);
  const category = result.value;
  const { filter } = parseListAddress(params).address;
  const filterCount = countFilters(filter);
  const path = paths.categorySuppliers(category);
  const isFurther = filterCount === 0 && filter.pageNumber > 1;
  return pageMetadata({
    path: isFurther ? `${path}?pageNumber=${filter.pageNumber}` : path,
    title: texts.title(category.name),
    description: texts.description(category.name),
    isHidden: filterCount >= 2,
  });
}
