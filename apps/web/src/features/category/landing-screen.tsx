import type { Category } from '@bazaar/api/model';
import type { ReactNode } from 'react';
import { knowledgeRow } from '@/entities/article/knowledge-row';
import { AreaOfPage } from '@/entities/category/area-of-page';
import { breadcrumbJsonLd, loadCrumbs } from '@/entities/category/breadcrumb';
import { readEnumTexts } from '@/entities/enumeration/enum-reader';
import { toProductView } from '@/entities/product/product-view';
import { toSupplierRow } from '@/entities/supplier/supplier-row';
import { VisitCounter } from '@/entities/visit/visit-counter';
import { MissingNotice } from '@/lib/data/missing-notice';
import { type QueryResult, valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { JsonLd } from '@/lib/site/json-ld';
import { countOf, toCells } from './landing-model';
import { toModelGroups } from './landing-models';
import { toShortcuts } from './landing-shortcuts';
import { type LandingPart, LandingView } from './landing-view';
import { loadLanding } from './load-landing';

export interface LandingScreenProps {
  readonly category: Category;
  /** The visitor's own actions on the category. */
  readonly personal: ReactNode;
}

/** R35: reads the parts of a category's landing page and renders it. */
export async function LandingScreen({ category, personal }: LandingScreenProps) {
  const [crumbs, landing] = await Promise.all([
    loadCrumbs(category),
    loadLanding(category.id),
    readEnumTexts(),
  ]);
  const { children, counts, products, suppliers, guides, tradeUnits, properties } = landing;
  const own = countOf(category.id, counts);
  const path = paths.category(category);
  const nowMs = Date.now();
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, path)} />
      <MissingNotice />
      <LandingView
        crumbs={crumbs}
        title={category.name}
        scientificName={category.scientificName}
        description={category.shortDescription}
        personal={personal}
        subcategories={toPart(children, (items) => toCells(items, counts))}
        products={toPart(products, ({ items }) => items.map((item) => toProductView(item, { tradeUnits })))}
        models={products.state === 'ready' ? toModelGroups(products.value.baseProducts ?? []) : []}
        shortcuts={products.state === 'ready' ? toShortcuts(category, properties, products.value.facets) : []}
        suppliers={toPart(suppliers, ({ items }) => items.map((item) => toSupplierRow(item, nowMs)))}
        productsHref={paths.categoryProducts(category)}
        suppliersHref={paths.categorySuppliers(category)}
        properties={{ href: paths.categoryProperties(category), count: properties.length }}
        contents={
          own && { href: paths.categoryContents(category.categoryType, category), count: own.contentCount }
        }
        guides={valueOr(guides, { items: [] }).items.map(knowledgeRow)}
        productCount={own?.productCount ?? totalOf(products)}
        supplierCount={own?.supplierCount ?? totalOf(suppliers)}
        retryHref={path}
      />
      <AreaOfPage area={category.categoryType} />
      <VisitCounter objectType="Category" objectId={category.id} />
    </>
  );
}

function toPart<Value, Item>(
  result: QueryResult<Value>,
  items: (value: Value) => readonly Item[],
): LandingPart<Item> {
  if (result.state === 'missing') return { state: 'ready', items: [] };
  return result.state === 'failed' ? result : { state: 'ready', items: items(result.value) };
}

function totalOf(result: QueryResult<{ readonly totalCount: number }>): number | undefined {
  return result.state === 'ready' ? result.value.totalCount : undefined;
}
