import type { Category } from '@bazaar/api/model';
import { searchMessages as texts } from '@/messages/search';
import { articleItem } from '@/platform/catalogue/article-item';
import { readEnumTexts } from '@/platform/catalogue/enum-reader';
import { toFilmView } from '@/platform/catalogue/film-view';
import { loadTradeUnits } from '@/platform/catalogue/load-category';
import { toProductView } from '@/platform/catalogue/product-view';
import { toSupplierView } from '@/platform/catalogue/supplier-view';
import { valueOr } from '@/platform/data/loaded';
import { MissingNote } from '@/platform/data/missing-note';
import { paths } from '@/platform/paths';
import { toAreaChips, toCategoryChip, toCategoryItem, toNarrowerChip } from './found-views';
import { loadBroader, loadNarrower } from './load-narrower';
import { isNothing, loadSearch } from './load-search';
import { RecentIsland } from './recent-island';
import { repairNote } from './repair-text';
import { SEARCH_TABS, type SearchAddress, type SearchTab, searchHref } from './search-address';
import { SearchStart } from './search-hints';
import { toPart } from './search-part';
import { SearchView } from './search-view';
import { TermIsland } from './term-island';

const MOST_CHIPS = 6;

/** R09: binds the address to the results. */
export async function SearchScreen({ address }: { readonly address: SearchAddress }) {
  const field = <TermIsland fieldId="site-search" term={address.term} />;
  if (address.term === '') {
    return (
      <>
        <SearchStart recent={<RecentIsland />} />
        {field}
      </>
    );
  }
  const [reading, units] = await Promise.all([loadSearch(address), loadTradeUnits(), readEnumTexts()]);
  const { found, repairedTerm, isRepaired } = reading;
  const term = isRepaired && repairedTerm !== undefined ? repairedTerm : address.term;
  const goods = valueOr(found.products, { items: [] }).items;
  const [narrower, broader] = await Promise.all([
    loadNarrower(goods),
    isNothing(found) ? loadBroader(address.term) : [],
  ]);
  const tradeUnits = valueOr(units, []);
  return (
    <>
      <MissingNote />
      <SearchView
        term={term}
        note={repairNote(address, reading)}
        tab={address.tab}
        tabHrefs={hrefsOfTabs(address)}
        parts={{
          products: toPart(found.products, address, 'products', (item) =>
            toProductView(item, { tradeUnits }),
          ),
          suppliers: toPart(found.suppliers, address, 'suppliers', toSupplierView),
          contents: toPart(found.contents, address, 'contents', (page) => articleItem(page, texts.reading)),
          videos: toPart(found.videos, address, 'videos', (video) => toFilmView(video, texts.captions)),
          categories: toPart(found.categories, address, 'categories', toCategoryItem),
        }}
        categoryChips={valueOr(found.categories, { items: [] as Category[] })
          .items.slice(0, MOST_CHIPS)
          .map(toCategoryChip)}
        narrower={[
          ...toAreaChips(goods, term),
          ...(narrower.length > 1 ? narrower.map((category) => toNarrowerChip(category, term)) : []),
        ]}
        broader={broader.map(toCategoryChip)}
        retryHref={searchHref(paths.search, address)}
      />
      {field}
    </>
  );
}

function hrefsOfTabs(address: SearchAddress): Readonly<Record<SearchTab, string>> {
  const hrefs = SEARCH_TABS.map((tab) => [tab, searchHref(paths.search, { ...address, tab, pageNumber: 1 })]);
  return Object.fromEntries(hrefs);
}
