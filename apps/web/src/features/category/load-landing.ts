import 'server-only';
import {
  listCategories,
  listCategoryProperties,
  listCategorySuppliersWithCatalog,
  listTopLevelCategories,
} from '@bazaar/api/categories';
import type {
  Category,
  CategoryItemsCount,
  CategoryProperty,
  CategoryType,
  PageSummary,
  SupplierProductSearch,
  SupplierSummary,
  UnitOfMeasurement,
} from '@bazaar/api/model';
import { listPages } from '@bazaar/api/pages';
import { listSupplierProducts } from '@bazaar/api/supplier-products';
import { cache } from 'react';
import { preloadAds } from '@/entities/advertisement/load-advertisements';
import { loadAllCounts, loadChildren, loadTradeUnits } from '@/entities/category/load-category';
import { load } from '@/lib/data/load';
import { optionalData } from '@/lib/data/optional-data';
import { type QueryResult, valueOr } from '@/lib/data/query-result';

const SHOWN_PRODUCTS = 8;
const SHOWN_SUPPLIERS = 4;
const SHOWN_GUIDES = 4;

const loadProducts = cache((categoryId: string) =>
  load('list', [`category:${categoryId}`], (request) =>
    listSupplierProducts(
      { categoryId, sort: '-createdAt', pageSize: SHOWN_PRODUCTS, baseProducts: true },
      request,
    ),
  ),
);

const loadSuppliers = cache((categoryId: string) =>
  load('list', [`category:${categoryId}`], (request) =>
    listCategorySuppliersWithCatalog(categoryId, { pageSize: 10 }, request),
  ),
);

const loadProperties = cache((categoryId: string) =>
  load('category', [`category:${categoryId}`], (request) =>
    listCategoryProperties(categoryId, undefined, request),
  ),
);

const loadGuides = cache((categoryId: string) =>
  load('category', ['contents'], (request) =>
    listPages({ categoryId, pageNumber: 1, pageSize: SHOWN_GUIDES }, request),
  ),
);

/** Parts of a landing page besides the category itself; each may fail on its own. */
export interface LandingParts {
  readonly children: QueryResult<readonly Category[]>;
  /** Counts of every category; empty when they cannot be read. */
  readonly counts: readonly CategoryItemsCount[];
  readonly products: QueryResult<SupplierProductSearch>;
  readonly suppliers: QueryResult<{
    readonly items: readonly SupplierSummary[];
    readonly totalCount: number;
  }>;
  /** The newest of what is written about it. */
  readonly guides: QueryResult<{ readonly items: readonly PageSummary[] }>;
  readonly tradeUnits: readonly UnitOfMeasurement[];
  /** The category's own properties; none also when they cannot be read. */
  readonly properties: readonly CategoryProperty[];
}

export function preloadLanding(categoryId: string): void {
  void loadChildren(categoryId);
  void loadProducts(categoryId);
  void loadSuppliers(categoryId);
  void loadProperties(categoryId);
  void loadGuides(categoryId);
  void loadTradeUnits();
  void loadAllCounts();
  preloadAds('category', categoryId);
}

export async function loadLanding(categoryId: string): Promise<LandingParts> {
  const [children, products, suppliers, guides, tradeUnits, properties, counts] = await Promise.all([
    optionalData(loadChildren(categoryId)),
    optionalData(loadProducts(categoryId)),
    optionalData(loadSuppliers(categoryId)),
    loadGuides(categoryId),
    loadTradeUnits(),
    loadProperties(categoryId),
    loadAllCounts(),
  ]);
  return {
    children,
    counts: valueOr(counts, []),
    products,
    suppliers: cut(suppliers, SHOWN_SUPPLIERS),
    guides,
    tradeUnits: valueOr(tradeUnits, []),
    properties: valueOr(properties, []),
  };
}

function cut<Item>(result: QueryResult<{ items: Item[]; totalCount: number }>, most: number): typeof result {
  if (result.state !== 'ready') return result;
  const { items, totalCount } = result.value;
  return { state: 'ready', value: { items: items.slice(0, most), totalCount } };
}

/** Loads the groups of an area. Their counts are read in parallel. */
export const loadArea = cache((categoryType: CategoryType) => {
  void loadAllCounts();
  return load('category', [`area:${categoryType}`], (request) =>
    listTopLevelCategories({ categoryType }, request),
  );
});

const MATCHES_SHOWN = 50;

/** Loads the categories of an area by name or scientific name, of any level. */
export const loadMatches = cache((categoryType: CategoryType, term: string) =>
  load('category', [`area:${categoryType}`], (request) =>
    listCategories({ categoryType, term, pageNumber: 1, pageSize: MATCHES_SHOWN }, request),
  ),
);
