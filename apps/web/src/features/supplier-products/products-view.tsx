import type { CategoryType, SupplierProduct, UnitOfMeasurement } from '@bazaar/api/model';
import { countPhrase } from '@bazaar/domain/persian';
import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { ChipLink } from '@bazaar/ui/chip';
import { TextField } from '@bazaar/ui/field';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { nothingFoundIcon, productsIcon } from '@bazaar/ui/patterns/empty-icons';
import { PaginationBar } from '@bazaar/ui/patterns/pagination-bar';
import { ProductCard, ProductGrid } from '@bazaar/ui/patterns/product-card';
import {
  DirectoryBar,
  DirectoryHead,
  DirectoryLayout,
  DirectorySearch,
  IndexButtons,
  type IndexEntry,
  IndexList,
} from '@bazaar/ui/patterns/supplier-directory';
import { type TabLink, Tabs } from '@bazaar/ui/tabs';
import type { ReactNode } from 'react';
import { toProductView } from '@/entities/product/product-view';
import { paths } from '@/lib/navigation/paths';
import { supplierProductMessages as texts } from '@/translations/supplier-products';
import { type ProductsAddress, productsHref } from './products-address';
import { toProductsPages } from './products-pages';

export interface ProductsData {
  readonly supplier: { readonly id: string; readonly slug: string; readonly name: string };
  readonly area: CategoryType;
  readonly path: string;
  readonly address: ProductsAddress;
  readonly products:
    | { readonly state: 'ready'; readonly items: readonly SupplierProduct[]; readonly totalCount: number }
    | { readonly state: 'failed' };
  readonly tradeUnits: readonly UnitOfMeasurement[];
  /** The supplier's areas; a single one needs no tabs. */
  readonly areas: readonly TabLink[];
  readonly categories: readonly IndexEntry[];
  /** For an empty area: the other areas with their counts. */
  readonly others: readonly IndexEntry[];
}

/** R32: renders the products of one supplier in one area, by category and by words. */
export function ProductsView({
  data,
  crumbs,
  bar,
}: {
  readonly data: ProductsData;
  readonly crumbs: readonly Crumb[];
  /** The supplier, with the tabs of its pages. */
  readonly bar?: ReactNode;
}) {
  const { supplier, area, path, address, areas } = data;
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      {bar}
      <DirectoryHead title={texts.title(texts.areas[area], supplier.name)}>
        <DirectorySearch action={path}>
          <TextField
            id="goods-term"
            name="term"
            type="search"
            defaultValue={address.term}
            maxLength={120}
            autoComplete="off"
            label={texts.search}
            isLabelHidden
            placeholder={texts.searchPlaceholder}
          />
          <Button type="submit">{texts.searchAction}</Button>
        </DirectorySearch>
        {areas.length > 1 ? <Tabs label={texts.areaTabs} tabs={areas} /> : null}
      </DirectoryHead>
      <DirectoryLayout aside={nextSteps(data)}>
        <Card bleed>
          <Products data={data} />
        </Card>
      </DirectoryLayout>
    </>
  );
}

/** Returns the categories of the products; for an empty area, the areas with products. */
function nextSteps({ categories, others }: ProductsData) {
  if (categories.length > 0)
    return (
      <IndexList
        id="categories"
        title={texts.categories}
        entries={categories}
        shown={40}
        closeLabel={texts.closeCategories}
      />
    );
  return others.length > 0 ? <IndexList id="others" title={texts.otherAreas} entries={others} /> : null;
}

function Products({ data }: { readonly data: ProductsData }) {
  const { products, path, address, area, tradeUnits } = data;
  if (products.state === 'failed') {
    const retry = <ButtonLink href={productsHref(path, address)}>{texts.retry}</ButtonLink>;
    return <ErrorPanel title={texts.failed} action={retry} />;
  }
  const pagination = toProductsPages(path, address, products.totalCount);
  return (
    <>
      <DirectoryBar count={countPhrase(products.totalCount, texts.product)}>
        {data.categories.length > 0 ? (
          <IndexButtons indexes={[{ id: 'categories', label: texts.categories }]} />
        ) : null}
        {address.term === '' ? null : (
          <ChipLink
            href={productsHref(path, { ...address, term: '', pageNumber: 1 })}
            label={texts.removeFilter}
            isRemovable
          >
            {texts.term(address.term)}
          </ChipLink>
        )}
      </DirectoryBar>
      {products.items.length === 0 ? (
        <Nothing data={data} />
      ) : (
        <ProductGrid columns="3" label={texts.areas[area]}>
          {products.items.map((product, index) => (
            <ProductCard
              key={product.id}
              level={2}
              isEager={index < 3}
              product={{ ...toProductView(product, { tradeUnits, specCount: 3 }), supplier: { name: '' } }}
            />
          ))}
        </ProductGrid>
      )}
      {pagination ? <PaginationBar pagination={pagination} /> : null}
    </>
  );
}

/** Renders an empty search, or an empty area. */
function Nothing({ data: { supplier, area, path, address } }: { readonly data: ProductsData }) {
  if (address.term !== '' || address.categoryId !== undefined) {
    return (
      <EmptyPanel
        icon={nothingFoundIcon}
        title={texts.emptySearch}
        action={<ButtonLink href={path}>{texts.clear}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyPanel
      icon={productsIcon}
      title={texts.empty(texts.areas[area])}
      action={<ButtonLink href={paths.supplier(supplier)}>{texts.profile}</ButtonLink>}
    />
  );
}
