import type { Category } from '@bazaar/api/model';
import { lastPage } from '@bazaar/domain/catalogue-filter';
import { countPhrase, formatNumber } from '@bazaar/domain/persian';
import type { LinkChipView } from '@bazaar/ui/patterns/filter-chips';
import type { PaginationBarProps } from '@bazaar/ui/patterns/pagination-bar';
import { searchMessages as texts } from '@/messages/search';
import { loadTradeUnits } from '@/platform/catalogue/load-category';
import { pageNumbers } from '@/platform/catalogue/page-numbers';
import { toProductView } from '@/platform/catalogue/product-view';
import { toSupplierView } from '@/platform/catalogue/supplier-view';
import { type Loaded, valueOr } from '@/platform/data/loaded';
import { paths } from '@/platform/paths';
import { loadSearch, PAGE_SIZE } from './load-search';
import { pageEnds, type SearchAddress, type SearchTab, searchHref } from './search-address';
import { SearchStart } from './search-hints';
import { type SearchPart, SearchView } from './search-view';

/** How many of each kind stand on the page of all kinds. */
const FIRST_PRODUCTS = 8;
const FIRST_SUPPLIERS = 5;
const FIRST_CATEGORIES = 6;

/** R09: binds the address to the results. */
export async function SearchScreen({ address }: { readonly address: SearchAddress }) {
  if (address.term === '') return <SearchStart />;
  const [reading, units] = await Promise.all([loadSearch(address), loadTradeUnits()]);
  const tradeUnits = valueOr(units, []);
  const { products, suppliers, categories } = reading;
  const href = (tab: SearchTab) => searchHref(paths.search, { ...address, tab, pageNumber: 1 });
  return (
    <SearchView
      term={address.term}
      repairedTerm={products.state === 'ready' ? products.value.repairedTerm : undefined}
      tab={address.tab}
      tabHrefs={{ all: href('all'), products: href('products'), suppliers: href('suppliers') }}
      products={toPart(products, address, 'products', FIRST_PRODUCTS, (item) =>
        toProductView(item, { tradeUnits }),
      )}
      suppliers={toPart(suppliers, address, 'suppliers', FIRST_SUPPLIERS, toSupplierView)}
      categories={valueOr(categories, { items: [] as Category[] })
        .items.slice(0, FIRST_CATEGORIES)
        .map(toCell)}
      retryHref={searchHref(paths.search, address)}
    />
  );
}

function toCell(category: Category): LinkChipView {
  const { id, name, scientificName, hasChildren } = category;
  return {
    id,
    name,
    scientificName,
    href: hasChildren ? paths.category(category) : paths.categoryProducts(category),
  };
}

function toPart<Item, View>(
  loaded: Loaded<{ readonly items: readonly Item[]; readonly totalCount: number }>,
  address: SearchAddress,
  own: 'products' | 'suppliers',
  most: number,
  toView: (item: Item) => View,
): SearchPart<View> {
  if (loaded.state === 'missing') return { state: 'ready', items: [], totalCount: 0 };
  if (loaded.state === 'failed') return loaded;
  const { items, totalCount } = loaded.value;
  if (address.tab === own) {
    return {
      state: 'ready',
      items: items.map(toView),
      totalCount,
      pages: toPages(address, totalCount, items.length),
    };
  }
  const noun = own === 'products' ? texts.product : texts.supplier;
  const isCut = totalCount > most;
  return {
    state: 'ready',
    items: items.slice(0, most).map(toView),
    totalCount,
    more: isCut
      ? {
          href: searchHref(paths.search, { ...address, tab: own, pageNumber: 1 }),
          label: texts.seeAll(countPhrase(totalCount, noun)),
        }
      : undefined,
  };
}

function toPages(address: SearchAddress, totalCount: number, shown: number): PaginationBarProps {
  const last = lastPage(totalCount, PAGE_SIZE);
  const { pageNumber } = address;
  const href = (page: number) => searchHref(paths.search, { ...address, pageNumber: page });
  const pages = pageNumbers(pageNumber, last).map((page) =>
    page === undefined
      ? { label: '…' }
      : { label: formatNumber(page), href: href(page), isCurrent: page === pageNumber },
  );
  return {
    pagination: last === 1 ? undefined : { label: texts.pages, pages },
    summary: texts.shown(...pageEnds(pageNumber, PAGE_SIZE, shown), formatNumber(totalCount)),
  };
}
