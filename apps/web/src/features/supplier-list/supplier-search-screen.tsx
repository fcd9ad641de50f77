import 'server-only';
import { CATEGORY_TYPES } from '@bazaar/domain/category-menu';
import { preloadAds } from '@/entities/advertisement/load-advertisements';
import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { breadcrumbJsonLd } from '@/entities/category/breadcrumb';
import { readEnumTexts } from '@/entities/enumeration/enum-reader';
import { MissingNotice } from '@/lib/data/missing-notice';
import { paths } from '@/lib/navigation/paths';
import { SubmitOnChange } from '@/lib/navigation/submit-on-change';
import { siteSettings } from '@/lib/settings/site-settings';
import { supplierItemList } from '@/lib/site/item-list';
import { JsonLd } from '@/lib/site/json-ld';
import { supplierListMessages, supplierSearchMessages as texts } from '@/translations/supplier-list';
import { loadSupplierSearch } from './load-supplier-search';
import type { SupplierSearchAddress } from './search-address';
import type { SupplierSearchData } from './search-data';
import { SEARCH_FORM_ID } from './search-filters';
import { SupplierSearchView } from './supplier-search-view';

export interface SupplierSearchScreenProps {
  readonly term: string;
  readonly address: SupplierSearchAddress;
}

/** R28: reads the results of a supplier search for its address and renders them. */
export async function SupplierSearchScreen({ term, address }: SupplierSearchScreenProps) {
  preloadAds('search');
  const [{ suppliers, sameNameCategories, ...result }] = await Promise.all([
    loadSupplierSearch(term, address),
    readEnumTexts(),
  ]);
  const path = paths.supplierSearch(term);
  const found: SupplierSearchData['suppliers'] =
    suppliers.state === 'ready'
      ? { state: 'ready', items: suppliers.value.items, totalCount: suppliers.value.totalCount }
      : { state: 'failed' };
  const { home } = paths;
  const crumbs = [
    { label: supplierListMessages.homeCrumb, href: home },
    { label: supplierListMessages.suppliers, href: paths.suppliers(address.categoryType ?? 'Product') },
    { label: texts.title(result.repairedTerm ?? term) },
  ];
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, path)} />
      {found.state === 'ready' ? (
        <JsonLd data={supplierItemList(found.items, siteSettings().SITE_URL)} />
      ) : null}
      <MissingNotice />
      <SupplierSearchView
        data={{
          path,
          term,
          address,
          ...result,
          suppliers: found,
          sameNameCategories: sameNameCategories.map((category) => ({
            ...category,
            href: paths.categorySuppliers(category),
          })),
          nowMs: Date.now(),
        }}
        crumbs={crumbs}
        areas={CATEGORY_TYPES.map((id) => ({
          id,
          name: supplierListMessages.areas[id],
          href: paths.suppliers(id),
        }))}
        island={<SubmitOnChange formId={SEARCH_FORM_ID} name="sort" />}
      />
      <PlacedAds position="search" />
    </>
  );
}
