import type { Category } from '@bazaar/api/model';
import type { ReactNode } from 'react';
import { breadcrumbJsonLd, loadCrumbs } from '@/entities/category/breadcrumb';
import { readEnumTexts } from '@/entities/enumeration/enum-reader';
import { toProductView } from '@/entities/product/product-view';
import { toSupplierView } from '@/entities/supplier/supplier-view';
import { VisitMark } from '@/entities/visit/visit-counter';
import { MissingNote } from '@/lib/data/missing-notice';
import type { Loaded } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { JsonLd } from '@/lib/site/json-ld';
import { countOf, toCells } from './landing-model';
import { type HubPart, HubView } from './landing-view';
import { loadHub } from './load-landing';

export interface HubScreenProps {
  readonly category: Category;
  /** A person's own actions on the category. */
  readonly personal: ReactNode;
}

/** R35: binds a category to its hub. */
export async function HubScreen({ category, personal }: HubScreenProps) {
  const [crumbs, hub] = await Promise.all([loadCrumbs(category), loadHub(category.id), readEnumTexts()]);
  const { children, counts, products, suppliers, tradeUnits, propertyCount } = hub;
  const own = countOf(category.id, counts);
  const path = paths.category(category);
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, path)} />
      <MissingNote />
      <HubView
        crumbs={crumbs}
        title={category.name}
        scientificName={category.scientificName}
        description={category.shortDescription}
        personal={personal}
        subcategories={toPart(children, (items) => toCells(items, counts))}
        products={toPart(products, ({ items }) => items.map((item) => toProductView(item, { tradeUnits })))}
        suppliers={toPart(suppliers, ({ items }) => items.map(toSupplierView))}
        productsHref={paths.categoryProducts(category)}
        suppliersHref={paths.categorySuppliers(category)}
        properties={{ href: paths.categoryProperties(category), count: propertyCount }}
        contents={own && { href: paths.searchFor(category.name, 'contents'), count: own.contentCount }}
        productCount={own?.productCount ?? totalOf(products)}
        supplierCount={own?.supplierCount ?? totalOf(suppliers)}
        retryHref={path}
      />
      <VisitMark objectType="Category" objectId={category.id} />
    </>
  );
}

function toPart<Value, Item>(loaded: Loaded<Value>, items: (value: Value) => readonly Item[]): HubPart<Item> {
  if (loaded.state === 'missing') return { state: 'ready', items: [] };
  return loaded.state === 'failed' ? loaded : { state: 'ready', items: items(loaded.value) };
}

function totalOf(loaded: Loaded<{ readonly totalCount: number }>): number | undefined {
  return loaded.state === 'ready' ? loaded.value.totalCount : undefined;
}
