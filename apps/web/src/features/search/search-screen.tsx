import type { Category } from '@bazaar/api/model';
import { articleItem } from '@/entities/article/article-item';
import { loadTradeUnits } from '@/entities/category/load-category';
import { readEnumTexts } from '@/entities/enumeration/enum-reader';
import { toProductView } from '@/entities/product/product-view';
import { toSupplierRow } from '@/entities/supplier/supplier-row';
import { toVideoView } from '@/entities/video/video-view';
import { failWithoutData } from '@/lib/data/critical-data';
import { MissingNotice } from '@/lib/data/missing-notice';
import { valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { searchMessages as texts } from '@/translations/search';
import { RecentIsland } from './box/recent-island';
import { TermIsland } from './box/term-island';
import { toAreaChips, toCategoryChip, toCategoryItem, toNarrowerChip } from './found-views';
import { loadBroader, loadNarrower } from './load-narrower';
import { isNothing, loadSearch } from './load-search';
import { repairNote } from './repair-text';
import { SEARCH_TABS, type SearchAddress, type SearchTab, searchHref } from './search-address';
import { SearchStart } from './search-hints';
import { toPart } from './search-part';
import { SearchView } from './search-view';

const MOST_CHIPS = 6;

/** R09: reads the results for an address and renders them. */
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
  const [result, units] = await Promise.all([loadSearch(address), loadTradeUnits(), readEnumTexts()]);
  const { found, repairedTerm, isRepaired } = result;
  await failWithoutData(address.tab === 'all' ? Object.values(found) : [found[address.tab]]);
  const term = isRepaired && repairedTerm !== undefined ? repairedTerm : address.term;
  const products = valueOr(found.products, { items: [] }).items;
  const [narrower, broader] = await Promise.all([
    loadNarrower(products),
    isNothing(found) ? loadBroader(address.term) : [],
  ]);
  const tradeUnits = valueOr(units, []);
  const nowMs = Date.now();
  return (
    <>
      <MissingNotice />
      <SearchView
        term={term}
        note={repairNote(address, result)}
        tab={address.tab}
        tabHrefs={hrefsOfTabs(address)}
        parts={{
          products: toPart(found.products, address, 'products', (item) =>
            toProductView(item, { tradeUnits, specCount: 3 }),
          ),
          suppliers: toPart(found.suppliers, address, 'suppliers', (item) => toSupplierRow(item, nowMs)),
          contents: toPart(found.contents, address, 'contents', (page) => articleItem(page, texts.result)),
          videos: toPart(found.videos, address, 'videos', toVideoView),
          categories: toPart(found.categories, address, 'categories', toCategoryItem),
        }}
        categoryChips={valueOr(found.categories, { items: [] as Category[] })
          .items.slice(0, MOST_CHIPS)
          .map(toCategoryChip)}
        narrower={[
          ...toAreaChips(products, term),
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
