import { countPhrase, formatNumber } from '@bazaar/domain/persian';
import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { Link } from '@bazaar/ui/link';
import { FilterChips } from '@bazaar/ui/patterns/filter-chips';
import { ListHead, ListLayout, ListWarning } from '@bazaar/ui/patterns/list-layout';
import { ResultsBar, ResultsBody } from '@bazaar/ui/patterns/results-bar';
import type { ReactNode } from 'react';
import { countFilters } from '@/entities/catalogue-filter/address/list-address';
import { FORM_ID, PANEL_ID } from '@/entities/catalogue-filter/address/list-ids';
import { noteText } from '@/entities/catalogue-filter/panel/filter-warnings';
import { clearedHref, ListFilters } from '@/entities/catalogue-filter/panel/list-filters';
import { toChips } from '@/entities/catalogue-filter/results/list-chips';
import { catalogueListMessages } from '@/translations/catalogue-list';
import { categorySuppliersMessages as texts } from '@/translations/category-suppliers';
import type { CategorySuppliersData } from './category-suppliers-data';
import { CategorySuppliersResults } from './category-suppliers-results';

export interface CategorySuppliersViewProps {
  readonly data: CategorySuppliersData;
  readonly crumbs: readonly Crumb[];
  /** Scientific name, in Latin. */
  readonly terms: readonly string[];
  readonly productsHref: string;
  /** Applies choices at once. */
  readonly island?: ReactNode;
}

/** R34: renders the suppliers of a category, narrowed by what they can make. */
export function CategorySuppliersView({
  data,
  crumbs,
  terms,
  productsHref,
  island,
}: CategorySuppliersViewProps) {
  const { list, notes } = data;
  const note = noteText(notes, list);
  return (
    <>
      <Breadcrumb label={catalogueListMessages.breadcrumb} crumbs={crumbs} />
      <ListHead
        title={texts.title(list.category.name)}
        terms={terms}
        link={
          <Link href={productsHref} tone="primary" size="13">
            {texts.products}
          </Link>
        }
      />
      <ListLayout filters={<ListFilters data={list} countText={countText(data)} isOfSuppliers />}>
        {note === '' ? null : <ListWarning>{note}</ListWarning>}
        <Bar data={data} />
        <ResultsBody>
          <CategorySuppliersResults data={data} productsHref={productsHref} />
        </ResultsBody>
      </ListLayout>
      {island}
    </>
  );
}

function countText({ suppliers }: CategorySuppliersData): string {
  return suppliers.state === 'ready' ? countPhrase(suppliers.totalCount, texts.supplier) : texts.suppliers;
}

function Bar({ data }: { readonly data: CategorySuppliersData }) {
  const { list } = data;
  const filterCount = countFilters(list.address.filter);
  return (
    <ResultsBar
      count={<b>{countText(data)}</b>}
      chips={
        <FilterChips
          label={catalogueListMessages.activeFilters}
          removeLabel={catalogueListMessages.removeFilter}
          chips={toChips(list)}
          clear={
            filterCount > 1 ? { href: clearedHref(list), label: catalogueListMessages.clearAll } : undefined
          }
        />
      }
      filters={{
        panelId: PANEL_ID,
        label: catalogueListMessages.filters,
        chosen: filterCount > 0 ? formatNumber(filterCount) : undefined,
      }}
      sort={{
        formId: FORM_ID,
        label: catalogueListMessages.sortBy,
        value: list.address.filter.sort ?? '-rank',
        options: Object.entries(texts.sorts).map(([value, label]) => ({ value, label })),
      }}
    />
  );
}
