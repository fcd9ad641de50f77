import 'server-only';
import type { CategoryType } from '@bazaar/api/model';
import { breadcrumbJsonLd } from '@/entities/category/breadcrumb';
import { MissingNotice } from '@/lib/data/missing-notice';
import { valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { siteSettings } from '@/lib/settings/site-settings';
import { supplierItemList } from '@/lib/site/item-list';
import { JsonLd } from '@/lib/site/json-ld';
import { supplierListMessages as texts } from '@/translations/supplier-list';
import { type DirectoryAddress, directoryHref } from './directory-address';
import {
  moreCitiesLabel,
  toAreaTabs,
  toCategoryEntries,
  toCityEntries,
  toDirectoryRows,
  toFeatured,
  toLetters,
} from './directory-model';
import { DirectoryView } from './directory-view';
import { loadDirectory } from './load-directory';

export interface DirectoryScreenProps {
  readonly categoryType: CategoryType;
  readonly address: DirectoryAddress;
}

/** R29: reads the suppliers of a directory for its address and renders them. */
export async function DirectoryScreen({ categoryType, address }: DirectoryScreenProps) {
  const result = await loadDirectory(categoryType, address);
  const path = paths.suppliers(categoryType);
  const area = texts.areas[categoryType];
  const { cityId } = address;
  const city = result.cities.find(({ id }) => id === cityId);
  const crumbs = [
    { label: texts.homeCrumb, href: paths.home },
    { label: area, href: paths.categoryType(categoryType) },
    { label: texts.suppliers },
  ];
  const items = valueOr(result.suppliers, { items: [] }).items;
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, path)} />
      <JsonLd data={supplierItemList(items, siteSettings().SITE_URL)} />
      <MissingNotice />
      <DirectoryView
        crumbs={crumbs}
        title={texts.directoryTitle(area)}
        path={path}
        areas={toAreaTabs(categoryType)}
        letters={toLetters(path, address, result.suppliers)}
        categories={toCategoryEntries(result)}
        cities={toCityEntries(path, address, result)}
        moreCities={moreCitiesLabel(result)}
        featured={toFeatured(result)}
        city={cityId === undefined ? undefined : { name: city?.name ?? cityId, withoutHref: path }}
        rows={toDirectoryRows(result.suppliers, path, address, Date.now())}
        retryHref={directoryHref(path, address)}
      />
    </>
  );
}
