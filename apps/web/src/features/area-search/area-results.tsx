import { lastPage } from '@bazaar/domain/catalogue-filter';
import { formatNumber } from '@bazaar/domain/persian';
import { Link } from '@bazaar/ui/link';
import { FilterChips } from '@bazaar/ui/patterns/filter-chips';
import { ListWarning } from '@bazaar/ui/patterns/list-layout';
import { PaginationBar, type PaginationBarProps } from '@bazaar/ui/patterns/pagination-bar';
import { ProductCard, ProductGrid } from '@bazaar/ui/patterns/product-card';
import { ResultsBar, ResultsBody, type ViewSwitchProps } from '@bazaar/ui/patterns/results-bar';
import { withResultCounts } from '@/entities/catalogue-filter/results/counts-without-filter';
import { toProductView } from '@/entities/product/product-view';
import { kindOfRepair } from '@/entities/search/repair-kind';
import { totalText } from '@/entities/search/total-text';
import { pageLinks } from '@/lib/paging/page-links';
import { areaSearchMessages as own } from '@/translations/area-search';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';
import { searchMessages } from '@/translations/search';
import { areaHref, changed } from './area-address';
import { areaChips, clearedHref } from './area-chips';
import { type AreaData, FORM_ID, PANEL_ID } from './area-data';
import { AreaEmpty } from './area-empty';
import { AreaTable } from './area-table';

/** Renders the repaired term, chips, count, tools, and the products in the chosen view. */
export function AreaResults({ data }: { readonly data: AreaData }) {
  const { search, address } = data;
  const chips = areaChips(data);
  return (
    <>
      {data.isCategoryUnknown ? <ListWarning>{own.unknownCategory}</ListWarning> : null}
      <TermNote data={data} />
      <ResultsBar
        count={
          <span>
            <b>{totalText(search.totalCount, search.isTotalEstimated)}</b> {texts.product}
            {search.totalCount > 0 ? texts.count(formatNumber(search.supplierCount)) : ''}
          </span>
        }
        chips={
          <FilterChips
            label={texts.activeFilters}
            removeLabel={texts.removeFilter}
            chips={withResultCounts(chips, data.resultCounts, search.totalCount)}
            clear={chips.length > 1 ? { href: clearedHref(data), label: texts.clearAll } : undefined}
          />
        }
        filters={{
          panelId: PANEL_ID,
          label: texts.filters,
          chosen: chips.length > 0 ? formatNumber(chips.length) : undefined,
        }}
        sort={{
          formId: FORM_ID,
          label: texts.sortBy,
          value: address.filter.sort ?? '',
          options: [
            { value: '', label: own.bestFirst },
            ...Object.entries(texts.sorts).map(([value, label]) => ({ value, label })),
          ],
        }}
        views={toViews(data)}
      />
      <ResultsBody>
        {search.items.length === 0 ? (
          <AreaEmpty data={data} />
        ) : (
          <>
            <Products data={data} />
            <PaginationBar {...toPages(data)} />
          </>
        )}
      </ResultsBody>
    </>
  );
}

function TermNote({ data: { search, address, path } }: { readonly data: AreaData }) {
  const { term } = address.filter;
  const href = (isExact: boolean) => areaHref(path, { ...changed(address, {}), isExact });
  if (address.isExact && term !== '') {
    return (
      <ListWarning tone="info">
        {own.exactOf} <Link href={href(false)}>{own.ordinary}</Link>
      </ListWarning>
    );
  }
  if (search.repairedTerm === undefined) return null;
  return (
    <ListWarning tone="info">
      {searchMessages.repaired[kindOfRepair(term, search.repairedTerm)](term)}{' '}
      <Link href={href(true)}>{searchMessages.exactSearch(term)}</Link>
    </ListWarning>
  );
}

function Products({ data }: { readonly data: AreaData }) {
  const view = data.address.filter.view ?? 'list';
  if (view === 'table') return <AreaTable data={data} />;
  return (
    <ProductGrid label={own.listOf(data.area)} columns={view === 'grid' ? '3' : 'rows'}>
      {data.search.items.map((product, index) => (
        <ProductCard
          key={product.id}
          product={toProductView(product, data)}
          view={view === 'grid' ? 'cell' : 'row'}
          level={2}
          isEager={index < 3}
        />
      ))}
    </ProductGrid>
  );
}

function toViews({ path, address }: AreaData): ViewSwitchProps {
  const names = ['list', 'grid', 'table'] as const;
  return {
    label: texts.viewLabel,
    current: address.filter.view ?? 'list',
    views: names.map((name) => ({
      name,
      label: texts.views[name],
      href: areaHref(path, {
        ...address,
        filter: { ...address.filter, view: name === 'list' ? undefined : name },
      }),
    })),
  };
}

function toPages({ path, address, search }: AreaData): PaginationBarProps {
  const { pageNumber, pageSize } = address.filter;
  const last = lastPage(search.totalCount, pageSize);
  const first = (pageNumber - 1) * pageSize + 1;
  const href = (page: number) => areaHref(path, changed(address, { pageNumber: page }));
  return {
    pagination: pageLinks(texts.pages, pageNumber, last, href),
    summary: texts.shown(
      formatNumber(first),
      formatNumber(first + search.items.length - 1),
      totalText(search.totalCount, search.isTotalEstimated),
    ),
  };
}
