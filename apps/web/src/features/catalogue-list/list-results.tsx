import type { FilterWarning } from '@bazaar/domain/catalogue-filter';
import { countPhrase, formatNumber } from '@bazaar/domain/persian';
import { FilterChips } from '@bazaar/ui/patterns/filter-chips';
import { ListWarning } from '@bazaar/ui/patterns/list-layout';
import { PaginationBar } from '@bazaar/ui/patterns/pagination-bar';
import { ProductCard, ProductGrid, type ProductView } from '@bazaar/ui/patterns/product-card';
import { ColumnMenu, PageSizes, ProductTable } from '@bazaar/ui/patterns/product-table';
import { ResultsBar, ResultsBody } from '@bazaar/ui/patterns/results-bar';
import { countFilters } from '@/entities/catalogue-filter/address/list-address';
import { FORM_ID, PANEL_ID } from '@/entities/catalogue-filter/address/list-ids';
import type { ListData } from '@/entities/catalogue-filter/data/list-data';
import { noteText } from '@/entities/catalogue-filter/panel/filter-warnings';
import { clearedHref } from '@/entities/catalogue-filter/panel/list-filters';
import {
  currentView,
  DEFAULT_SORT,
  toColumnChoice,
  toSortOptions,
  toUnitSwitch,
  toViewSwitch,
} from '@/entities/catalogue-filter/panel/list-tools';
import { withResultCounts } from '@/entities/catalogue-filter/results/counts-without-filter';
import { toChips } from '@/entities/catalogue-filter/results/list-chips';
import {
  columnSort,
  nameSort,
  toColumns,
  toListedProduct,
  toRow,
} from '@/entities/catalogue-filter/results/list-columns';
import { ProductRowRequest } from '@/entities/request-basket/row-request';
import { totalText } from '@/entities/search/total-text';
import { paths } from '@/lib/navigation/paths';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';
import { compareTrayMessages as compareMessages } from '@/translations/compare';
import { requestBasketMessages } from '@/translations/request-basket';
import { CompareForm, ComparePick } from './compare-pick';
import { SMALLEST_PAGE, toPageSizes, toPaginationBar } from './list-pages';
import { NoResults } from './no-results';

export interface ListResultsProps {
  readonly data: ListData;
  readonly notes: readonly FilterWarning[];
  /** Result counts without each filter, by the id of its chip. */
  readonly resultCounts: ReadonlyMap<string, number>;
  readonly parentHref?: string;
}

/** Renders chips, count, tools, and the products in the chosen view. */
export function ListResults({ data, notes, resultCounts, parentHref }: ListResultsProps) {
  const { search, address } = data;
  const filterCount = countFilters(address.filter);
  const note = noteText(notes, data);
  const columns = toColumnChoice(data, FORM_ID);
  return (
    <>
      {note === '' ? null : <ListWarning>{note}</ListWarning>}
      <ResultsBar
        count={<CountText data={data} />}
        chips={
          <FilterChips
            label={texts.activeFilters}
            removeLabel={texts.removeFilter}
            chips={withResultCounts(toChips(data), resultCounts, search.totalCount)}
            clear={filterCount > 1 ? { href: clearedHref(data), label: texts.clearAll } : undefined}
          />
        }
        filters={{
          panelId: PANEL_ID,
          label: texts.filters,
          chosen: filterCount > 0 ? formatNumber(filterCount) : undefined,
        }}
        sort={{
          formId: FORM_ID,
          label: texts.sortBy,
          value: address.filter.sort ?? DEFAULT_SORT,
          options: toSortOptions(data),
        }}
        views={toViewSwitch(data)}
        units={toUnitSwitch(data)}
        columns={columns && <ColumnMenu {...columns} />}
      />
      <ResultsBody>
        {search.items.length === 0 ? (
          <NoResults data={data} resultCounts={resultCounts} parentHref={parentHref} />
        ) : (
          <>
            <Products data={data} />
            <CompareForm path={paths.categoryProducts(data.category)} />
            <PaginationBar {...toPaginationBar(data)}>
              {search.totalCount > SMALLEST_PAGE ? <PageSizes {...toPageSizes(data)} /> : null}
            </PaginationBar>
          </>
        )}
      </ResultsBody>
    </>
  );
}

function CountText({ data: { search, supplier } }: Pick<ListResultsProps, 'data'>) {
  if (search.totalCount === 0) return <b>{countPhrase(0, texts.product)}</b>;
  return (
    <span>
      <b>{totalText(search.totalCount, search.isTotalEstimated)}</b> {texts.product}
      {supplier ? null : texts.count(formatNumber(search.supplierCount))}
    </span>
  );
}

/** Renders the products as a table, a grid or a list. */
function Products({ data }: Pick<ListResultsProps, 'data'>) {
  const view = currentView(data);
  const label = texts.productsOf(data.category.name);
  if (view === 'table') {
    return (
      <ProductTable
        caption={label}
        columns={toColumns(data)}
        rows={data.search.items.map((product) => ({
          ...toRow(data, product),
          pick: <ComparePick product={product} />,
          request: <ProductRowRequest product={product} />,
        }))}
        hasChosenColumns={data.address.columns.length > 0}
        labels={{
          pick: compareMessages.compare,
          picture: texts.picture,
          product: texts.codeAndBrand,
          supplier: data.supplier ? undefined : texts.supplier,
          price: texts.priceHead,
          currency: texts.toman,
          request: requestBasketMessages.request,
        }}
        priceSort={columnSort(data, 'amountRial', texts.price)}
        productSort={nameSort(data)}
      />
    );
  }
  return (
    <ProductGrid label={label} columns={view === 'grid' ? '3' : 'rows'}>
      {data.search.items.map((product, index) => (
        <ProductCard
          key={product.id}
          product={withoutSupplier(data, toListedProduct(data, product, view === 'list'))}
          view={view === 'grid' ? 'cell' : 'row'}
          level={2}
          heading="code"
          isEager={index < 3}
          pick={<ComparePick product={product} />}
        />
      ))}
    </ProductGrid>
  );
}

/** Inside one supplier no row repeats its name. */
function withoutSupplier({ supplier }: ListData, product: ProductView): ProductView {
  return supplier ? { ...product, supplier: { name: '' } } : product;
}
