import type { Category } from '@bazaar/api/model';
import type { Crumb } from '@bazaar/ui/breadcrumb';
import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { listHref } from '@/entities/catalogue-filter/address/list-address';
import { listDefaults } from '@/entities/catalogue-filter/address/list-defaults';
import type { ListSupplier } from '@/entities/catalogue-filter/data/list-data';
import { ListIsland } from '@/entities/catalogue-filter/panel/list-island';
import { AreaOfPage } from '@/entities/category/area-of-page';
import { breadcrumbJsonLd, loadCrumbs } from '@/entities/category/breadcrumb';
import { loadBreadcrumb } from '@/entities/category/load-category';
import { CompareIsland } from '@/entities/comparison/compare-island';
import { toCompareCategory } from '@/entities/comparison/compare-place';
import { readEnumTexts } from '@/entities/enumeration/enum-reader';
import { VisitCounter } from '@/entities/visit/visit-counter';
import { tagFailed } from '@/lib/cache/tag-page';
import { MissingNotice } from '@/lib/data/missing-notice';
import { valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { JsonLd } from '@/lib/site/json-ld';
import { CatalogueListView } from './catalogue-list-view';
import { ListFailureView } from './list-failure-view';
import type { ListResult } from './read-list';

export interface CatalogueListScreenProps {
  readonly category: Category;
  /** R26: the list holds the products of this supplier only. */
  readonly supplier?: ListSupplier;
  readonly result: Exclude<ListResult, { state: 'moved' }>;
  /** Address of the request, for a retry. */
  readonly requestedHref: string;
}

/** R25: renders the faceted list of a category. */
export async function CatalogueListScreen({
  category,
  supplier,
  result,
  requestedHref,
}: CatalogueListScreenProps) {
  const [crumbsResult, breadcrumb] = await Promise.all([
    loadCrumbs(category),
    loadBreadcrumb(category.id),
    readEnumTexts(),
  ]);
  const crumbs = withSupplier(crumbsResult, category, supplier);
  const terms = category.scientificName ? [category.scientificName] : [];
  if (result.state === 'failed') {
    await tagFailed();
    return <ListFailureView crumbs={crumbs} title={category.name} terms={terms} retryHref={requestedHref} />;
  }
  const { data, notes, resultCounts } = result;
  const { path, address, properties } = data;
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, path)} />
      <MissingNotice />
      <CatalogueListView
        data={data}
        notes={notes}
        resultCounts={resultCounts}
        crumbs={crumbs}
        terms={terms}
        landingHref={category.hasChildren ? paths.category(category) : undefined}
        parentHref={crumbs.at(-2)?.href}
        island={
          <>
            <AreaOfPage area={category.categoryType} />
            <ListIsland
              path={path}
              href={listHref(path, address)}
              defaults={listDefaults(properties, address)}
            />
            {/* Under other filters the visit goes on at another address. */}
            <VisitCounter key={listHref(path, address)} objectType="Category" objectId={category.id} />
            <CompareIsland
              category={toCompareCategory(category, valueOr(breadcrumb, []))}
              href={listHref(path, address)}
            />
          </>
        }
      />
      <PlacedAds position="category" categoryId={category.id} />
    </>
  );
}

/** Inside one supplier, makes the category a link to its whole list. */
function withSupplier(
  crumbs: readonly Crumb[],
  category: Category,
  supplier?: ListSupplier,
): readonly Crumb[] {
  if (!supplier) return crumbs;
  const list = paths.categoryProducts(category);
  return [
    ...crumbs.map((crumb) => (crumb.href ? crumb : { ...crumb, href: list })),
    { label: supplier.name },
  ];
}
