import 'server-only';
import type { Category } from '@bazaar/api/model';
import type { Metadata } from 'next';
import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { countFilters, listHref, parseListAddress } from '@/entities/catalogue-filter/address/list-address';
import { listDefaults } from '@/entities/catalogue-filter/address/list-defaults';
import { ListIsland } from '@/entities/catalogue-filter/panel/list-island';
import { breadcrumbJsonLd, loadCrumbs } from '@/entities/category/breadcrumb';
import { MissingNote } from '@/lib/data/missing-notice';
import type { Loaded } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { siteSettings } from '@/lib/settings/site-settings';
import { supplierItemList } from '@/lib/site/item-list';
import { JsonLd } from '@/lib/site/json-ld';
import { unreadMetadata } from '@/lib/site/load-error-metadata';
import { pageMetadata } from '@/lib/site/page-metadata';
import { makersMessages as texts } from '@/translations/category-suppliers';
import type { MakersData } from './category-suppliers-data';
import { MakersView } from './category-suppliers-view';

export interface MakersScreenProps {
  readonly category: Category;
  readonly data: MakersData;
}

/** R34: binds a category and its address to the suppliers that fit. */
export async function MakersScreen({ category, data }: MakersScreenProps) {
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
      <MissingNote />
      <MakersView
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

/** Narrowed lists are canonical to the whole one and leave the index from two filters on; a further page is its own. */
export function makersMetadata(loaded: Loaded<Category>, params: URLSearchParams): Metadata {
  if (loaded.state !== 'ready') return unreadMetadata(loaded);
  const category = loaded.value;
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
