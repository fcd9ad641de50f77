import { countPhrase, formatNumber } from '@bazaar/domain/persian';
import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { nothingFoundIcon, pastTheEndIcon } from '@bazaar/ui/patterns/empty-icons';
import { FilterAdvice, FilterChips, LinkChips } from '@bazaar/ui/patterns/filter-chips';
import { ListHead, ListLayout, ListWarning } from '@bazaar/ui/patterns/list-layout';
import { PaginationBar } from '@bazaar/ui/patterns/pagination-bar';
import { ResultsBar, ResultsBody } from '@bazaar/ui/patterns/results-bar';
import { SupplierTable } from '@bazaar/ui/patterns/supplier-table';
import type { ReactNode } from 'react';
import { toSupplierRow } from '@/entities/supplier/supplier-row';
import { supplierListMessages, supplierSearchMessages as texts } from '@/translations/supplier-list';
import { supplierTableMessages } from '@/translations/supplier-table';
import { countFacets, SUPPLIER_SORTS, supplierSearchHref, withoutFacets } from './search-address';
import { type SupplierSearchData, toFacetChips } from './search-data';
import { SEARCH_FORM_ID, SEARCH_PANEL_ID, SearchFilters } from './search-filters';
import { toSearchPages } from './search-pages';

export interface SupplierSearchViewProps {
  readonly data: SupplierSearchData;
  readonly crumbs: readonly Crumb[];
  /** The areas, for an empty result. */
  readonly areas: readonly { readonly id: string; readonly name: string; readonly href: string }[];
  /** Applies the sort order at once. */
  readonly island?: ReactNode;
}

/** R28: renders the suppliers found for a term, narrowed by facets, as a table. */
export function SupplierSearchView({ data, crumbs, areas, island }: SupplierSearchViewProps) {
  const { term, repairedTerm, suppliers, address, path } = data;
  const total = suppliers.state === 'ready' ? suppliers.totalCount : undefined;
  const countText =
    total === undefined ? supplierListMessages.suppliers : countPhrase(total, supplierListMessages.supplier);
  return (
    <>
      <Breadcrumb label={supplierListMessages.breadcrumb} crumbs={crumbs} />
      <ListHead title={texts.title(repairedTerm ?? term)} />
      <ListLayout filters={<SearchFilters data={data} countText={countText} />}>
        {repairedTerm ? (
          <ListWarning tone="info">
            {texts.repaired(term, repairedTerm)}{' '}
            <a href={supplierSearchHref(path, { ...address, isExact: true, pageNumber: 1 })}>
              {texts.exact(term)}
            </a>
          </ListWarning>
        ) : null}
        <SearchBar data={data} countText={countText} />
        <ResultsBody>
          <Found data={data} />
        </ResultsBody>
        {total === 0 ? <NextSteps data={data} areas={areas} /> : null}
      </ListLayout>
      {island}
    </>
  );
}

function SearchBar({ data, countText }: { readonly data: SupplierSearchData; readonly countText: string }) {
  const { address, path } = data;
  const chosen = countFacets(address);
  return (
    <ResultsBar
      count={<b>{countText}</b>}
      chips={
        <FilterChips
          label={texts.activeFilters}
          removeLabel={supplierListMessages.removeFilter}
          chips={toFacetChips(data)}
          clear={
            chosen > 1
              ? { href: supplierSearchHref(path, withoutFacets(address)), label: texts.clearAll }
              : undefined
          }
        />
      }
      filters={{
        panelId: SEARCH_PANEL_ID,
        label: texts.filters,
        chosen: chosen > 0 ? formatNumber(chosen) : undefined,
      }}
      sort={{
        formId: SEARCH_FORM_ID,
        label: texts.sortBy,
        value: address.sort,
        options: SUPPLIER_SORTS.map((value) => ({ value, label: texts.sorts[value] })),
      }}
    />
  );
}

function Found({ data }: { readonly data: SupplierSearchData }) {
  const { suppliers, address, path, nowMs, term } = data;
  if (suppliers.state === 'failed') {
    return (
      <ErrorPanel
        title={supplierListMessages.failed}
        detail={supplierListMessages.failedDetail}
        action={
          <ButtonLink href={supplierSearchHref(path, address)}>{supplierListMessages.retry}</ButtonLink>
        }
      />
    );
  }
  if (suppliers.items.length === 0 && suppliers.totalCount > 0) {
    const first = supplierSearchHref(path, { ...address, pageNumber: 1 });
    return (
      <EmptyPanel
        icon={pastTheEndIcon}
        title={supplierListMessages.pastTheEnd}
        action={<ButtonLink href={first}>{supplierListMessages.firstPage}</ButtonLink>}
      />
    );
  }
  if (suppliers.items.length === 0) {
    const chips = toFacetChips(data);
    return (
      <EmptyPanel
        icon={nothingFoundIcon}
        title={texts.nothing(term)}
        detail={chips.length > 0 ? texts.nothingNarrowed : texts.nothingDetail}
        action={
          chips.length > 0 ? (
            <FilterAdvice removeLabel={supplierListMessages.removeFilter} chips={chips} />
          ) : undefined
        }
      />
    );
  }
  return (
    <>
      <SupplierTable
        labels={{ caption: texts.caption, ...supplierTableMessages.columns }}
        groups={[{ suppliers: suppliers.items.map((supplier) => toSupplierRow(supplier, nowMs)) }]}
      />
      <PaginationBar {...toSearchPages(path, address, suppliers)} />
    </>
  );
}

/** Renders an empty result: categories of the same name, and the directories. */
function NextSteps({ data, areas }: Pick<SupplierSearchViewProps, 'data' | 'areas'>) {
  return (
    <>
      {data.sameNameCategories.length > 0 ? (
        <LinkChips title={texts.sameNameCategories} links={data.sameNameCategories} />
      ) : null}
      <LinkChips title={texts.areas} links={areas} />
    </>
  );
}
