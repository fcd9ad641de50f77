import type { Category } from '@bazaar/api/model';
import type { Crumb } from '@bazaar/ui/breadcrumb';
import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { listHref } from '@/entities/catalogue-filter/address/list-address';
import { listDefaults } from '@/entities/catalogue-filter/address/list-defaults';
import type { ListSupplier } from '@/entities/catalogue-filter/data/list-data';
import { ListIsland } from '@/entities/catalogue-filter/panel/list-island';
import { breadcrumbJsonLd, loadCrumbs } from '@/entities/category/breadcrumb';
import { CompareWatch } from '@/entities/comparison/compare-listener';
import { readEnumTexts } from '@/entities/enumeration/enum-reader';
import { VisitMark } from '@/entities/visit/visit-counter';
import { markFailed } from '@/lib/cache/tag-page';
import { MissingNote } from '@/lib/data/missing-notice';
import { paths } from '@/lib/navigation/paths';
import { JsonLd } from '@/lib/site/json-ld';
import { CatalogueListView } from './catalogue-list-view';
import { ListFailureView } from './list-failure-view';
import type { ListReading } from './read-list';

export interface CatalogueListScreenProps {
  readonly category: Category;
  /** R26: the list holds only what this one sells. */
  readonly supplier?: ListSupplier;
  readonly reading: Exclude<ListReading, { state: 'moved' }>;
  /** The address that was asked for, for another try. */
  readonly askedHref: string;
}

/** R25: the faceted list of a category. */
export async function CatalogueListScreen({
  category,
  supplier,
  reading,
  askedHref,
}: CatalogueListScreenProps) {
  const [loadedCrumbs] = await Promise.all([loadCrumbs(category), readEnumTexts()]);
  const crumbs = withSupplier(loadedCrumbs, category, supplier);
  const terms = category.scientificName ? [category.scientificName] : [];
  if (reading.state === 'failed') {
    await markFailed();
    return <ListFailureView crumbs={crumbs} title={category.name} terms={terms} retryHref={askedHref} />;
  }
  const { data, notes, gains } = reading;
  const { path, address, properties } = data;
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, path)} />
      <MissingNote />
      <CatalogueListView
        data={data}
        notes={notes}
        gains={gains}
        crumbs={crumbs}
        terms={terms}
        hubHref={category.hasChildren ? paths.category(category) : undefined}
        parentHref={crumbs.at(-2)?.href}
        island={
          <>
            <ListIsland
              path={path}
              href={listHref(path, address)}
              defaults={listDefaults(properties, address)}
            />
            <VisitMark objectType="Category" objectId={category.id} />
            <CompareWatch
              category={{
                categoryId: category.id,
                categoryName: category.name,
                path: paths.categoryProducts(category),
              }}
              href={listHref(path, address)}
            />
          </>
        }
      />
      <PlacedAds position="category" categoryId={category.id} />
    </>
  );
}

/** Inside one supplier the category leads back to its whole list. */
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
