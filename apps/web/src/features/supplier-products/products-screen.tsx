import 'server-only';
import type { CategoryType, Supplier } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian';
import type { Metadata } from 'next';
import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { breadcrumbJsonLd } from '@/entities/category/breadcrumb';
import { loadTradeUnits } from '@/entities/category/load-category';
import { SupplierTabs } from '@/entities/supplier/supplier-tabs';
import { primaryData } from '@/lib/data/critical-data';
import { MissingNotice } from '@/lib/data/missing-notice';
import { type QueryResult, valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { JsonLd } from '@/lib/site/json-ld';
import { loadErrorMetadata } from '@/lib/site/load-error-metadata';
import { pageMetadata } from '@/lib/site/page-metadata';
import { supplierProductMessages as texts } from '@/translations/supplier-products';
import { countAreas, loadProducts } from './load-products';
import { ALL_PRODUCTS, type ProductsAddress, productsHref } from './products-address';
import { type ProductsData, ProductsView } from './products-view';

export interface ProductsScreenProps {
  readonly supplier: Supplier;
  readonly area: CategoryType;
  readonly address: ProductsAddress;
}

/** R32: reads a supplier's products in an area for an address and renders them. */
export async function ProductsScreen({ supplier, area, address }: ProductsScreenProps) {
  const [products, tradeUnits] = await Promise.all([
    primaryData(loadProducts(supplier.id, area, address)),
    loadTradeUnits(),
  ]);
  const path = paths.supplierProducts(supplier, area);
  const isEmpty = products.state === 'ready' && products.value.totalCount === 0;
  const crumbs = [
    { label: texts.suppliers, href: paths.suppliers(area) },
    { label: supplier.name, href: paths.supplier(supplier) },
    { label: texts.areas[area] },
  ];
  const data: ProductsData = {
    supplier,
    area,
    path,
    address,
    products:
      products.state === 'ready'
        ? { state: 'ready', items: products.value.items, totalCount: products.value.totalCount }
        : { state: 'failed' },
    tradeUnits: valueOr(tradeUnits, []),
    areas: supplier.categoryTypes.map((type) => ({
      href: paths.supplierProducts(supplier, type),
      label: texts.areas[type],
      isCurrent: type === area,
    })),
    categories: toCategories(supplier, area, path, address),
    others: isEmpty ? await otherAreas(supplier, area) : [],
  };
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, path)} />
      <MissingNotice />
      <ProductsView
        data={data}
        crumbs={crumbs}
        bar={<SupplierTabs supplier={supplier} current="products" nowMs={Date.now()} />}
      />
      <PlacedAds position="supplier" />
    </>
  );
}

/** Returns the supplier's categories of the area; the selected one links to all of them. */
function toCategories(supplier: Supplier, area: CategoryType, path: string, address: ProductsAddress) {
  return supplier.categories
    .filter(({ categoryType }) => categoryType === area)
    .map(({ id, name }) => {
      const isCurrent = id === address.categoryId;
      const chosen = { ...address, pageNumber: 1, categoryId: isCurrent ? undefined : id };
      return { id, name, href: productsHref(path, chosen), isCurrent };
    });
}

async function otherAreas(supplier: Supplier, area: CategoryType): Promise<ProductsData['others']> {
  const counted = await countAreas(
    supplier.id,
    supplier.categoryTypes.filter((type) => type !== area),
  );
  return counted
    .filter(({ count }) => count !== 0)
    .map(({ area: id, count }) => ({
      id,
      name: texts.areas[id],
      href: paths.supplierProducts(supplier, id),
      ...(count === undefined ? {} : { count: formatNumber(count) }),
    }));
}

/** Returns the page's metadata. A further page is its own canonical page; a category or a search is canonical to the whole. */
export function productsMetadata(
  result: QueryResult<Supplier>,
  area: CategoryType,
  { term, categoryId, pageNumber }: ProductsAddress = ALL_PRODUCTS,
): Metadata {
  if (result.state !== 'ready') return loadErrorMetadata(result);
  const supplier = result.value;
  const path = paths.supplierProducts(supplier, area);
  const isFurther = pageNumber > 1 && term === '' && categoryId === undefined;
  return pageMetadata({
    path: isFurther ? productsHref(path, { ...ALL_PRODUCTS, pageNumber }) : path,
    title: isFurther
      ? texts.pageTitle(texts.areas[area], supplier.name, formatNumber(pageNumber))
      : texts.title(texts.areas[area], supplier.name),
    parents: [texts.suppliers],
    description: texts.description(texts.areas[area], supplier.name),
    isHidden: term !== '' || !supplier.categoryTypes.includes(area),
  });
}
