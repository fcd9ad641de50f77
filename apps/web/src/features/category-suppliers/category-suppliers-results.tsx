import type { SupplierWithProducts } from '@bazaar/api/model';
import { lastPage } from '@bazaar/domain/catalogue-filter';
import { countPhrase, formatNumber } from '@bazaar/domain/persian';
import { ButtonLink } from '@bazaar/ui/button';
import { Link } from '@bazaar/ui/link';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { filteredAwayIcon, pastTheEndIcon, suppliersIcon } from '@bazaar/ui/patterns/empty-icons';
import { FilterAdvice } from '@bazaar/ui/patterns/filter-chips';
import { MatchTable } from '@bazaar/ui/patterns/match-table';
import { PaginationBar, type PaginationBarProps } from '@bazaar/ui/patterns/pagination-bar';
import { type SupplierRowView, SupplierTable } from '@bazaar/ui/patterns/supplier-table';
import { changed, countFilters, listHref } from '@/entities/catalogue-filter/address/list-address';
import { adviceOf } from '@/entities/catalogue-filter/results/counts-without-filter';
import { toChips } from '@/entities/catalogue-filter/results/list-chips';
import { toColumns, toRow as toProductRow } from '@/entities/catalogue-filter/results/list-columns';
import { toSupplierRow } from '@/entities/supplier/supplier-row';
import { paths } from '@/lib/navigation/paths';
import { pageLinks } from '@/lib/paging/page-links';
import { catalogueListMessages } from '@/translations/catalogue-list';
import { categorySuppliersMessages as texts } from '@/translations/category-suppliers';
import { supplierTableMessages } from '@/translations/supplier-table';
import type { CategorySuppliersData } from './category-suppliers-data';

/** Most products shown below a supplier; a link leads to the rest. */
const PRODUCTS_SHOWN = 3;
const PAGE_SIZE = 10;

interface CategorySuppliersResultsProps {
  readonly data: CategorySuppliersData;
  readonly productsHref: string;
}

/** Renders the suppliers, each with its matching products; or why there are none. */
export function CategorySuppliersResults({ data, productsHref }: CategorySuppliersResultsProps) {
  const { suppliers, list } = data;
  if (suppliers.state === 'failed') {
    return (
      <ErrorPanel
        title={texts.failed}
        detail={texts.failedDetail}
        action={<ButtonLink href={listHref(list.path, list.address)}>{texts.retry}</ButtonLink>}
      />
    );
  }
  if (suppliers.totalCount === 0) return <Nobody data={data} productsHref={productsHref} />;
  if (suppliers.items.length === 0) {
    const first = (
      <ButtonLink href={listHref(list.path, changed(list.address, {}))}>{texts.firstPage}</ButtonLink>
    );
    return <EmptyPanel icon={pastTheEndIcon} title={texts.pastTheEnd} action={first} />;
  }
  // Values of all of them stand under one another, with the same decimals.
  const items = suppliers.items.flatMap(({ products }) => products);
  const shown = { ...list, search: { ...list.search, items } };
  return (
    <>
      <SupplierTable
        labels={{ caption: texts.title(list.category.name), ...supplierTableMessages.columns }}
        groups={[{ suppliers: suppliers.items.map((supplier) => toRow(supplier, { ...data, list: shown })) }]}
      />
      <PaginationBar {...toPages(data, suppliers)} />
    </>
  );
}

/** Returns a supplier with its matching products in the row below. */
function toRow(supplier: SupplierWithProducts, { list, nowMs }: CategorySuppliersData): SupplierRowView {
  const { name, products } = supplier;
  return {
    ...toSupplierRow(supplier, nowMs),
    more: (
      <Link href={matchesHref(list, supplier)} tone="primary" touch>
        {products.length > PRODUCTS_SHOWN ? texts.everyMatch : countPhrase(products.length, texts.match)}
      </Link>
    ),
    below: (
      <MatchTable
        caption={texts.matches(name)}
        columns={toColumns(list)}
        rows={products.slice(0, PRODUCTS_SHOWN).map((product) => toProductRow(list, product))}
        labels={texts.columns}
      />
    ),
  };
}

/** Returns the link to the supplier's products of the category, under the same filters. */
function matchesHref(
  { category, address }: CategorySuppliersData['list'],
  supplier: SupplierWithProducts,
): string {
  const filter = { ...address.filter, pageNumber: 1, sort: undefined };
  return listHref(paths.supplierInCategory(category, supplier), { ...address, filter });
}

/** Renders which filters to remove when no supplier matches, with their result counts. */
function Nobody({ data: { list, resultCounts }, productsHref }: CategorySuppliersResultsProps) {
  if (countFilters(list.address.filter) === 0) {
    const products = <ButtonLink href={productsHref}>{texts.products}</ButtonLink>;
    return <EmptyPanel icon={suppliersIcon} title={texts.emptyCategory} action={products} />;
  }
  const { chips } = adviceOf(toChips(list), resultCounts, texts.supplier);
  return (
    <EmptyPanel
      icon={filteredAwayIcon}
      title={texts.nobody}
      detail={texts.loosen}
      action={<FilterAdvice removeLabel={catalogueListMessages.removeFilter} chips={chips} />}
    />
  );
}

function toPages(
  { list: { path, address } }: CategorySuppliersData,
  { items, totalCount }: { readonly items: readonly unknown[]; readonly totalCount: number },
): PaginationBarProps {
  const { pageNumber } = address.filter;
  const last = lastPage(totalCount, PAGE_SIZE);
  const first = (pageNumber - 1) * PAGE_SIZE + 1;
  const href = (page: number) => listHref(path, changed(address, { pageNumber: page }));
  return {
    pagination: pageLinks(catalogueListMessages.pages, pageNumber, last, href),
    summary: catalogueListMessages.shown(
      formatNumber(first),
      formatNumber(first + items.length - 1),
      formatNumber(totalCount),
    ),
  };
}
