import { type FoundItemView, FoundList } from '@bazaar/ui/patterns/found-list';
import { ProductCard, ProductGrid, type ProductView } from '@bazaar/ui/patterns/product-card';
import {
  FoundProducts,
  type RefineChipView,
  RefineLine,
  RepairNote,
  SearchTop,
} from '@bazaar/ui/patterns/search-results';
import { type SupplierRowView, SupplierTable } from '@bazaar/ui/patterns/supplier-table';
import { VideoGrid, type VideoView } from '@bazaar/ui/patterns/video-grid';
import { Tabs } from '@bazaar/ui/tabs';
import { searchMessages as texts } from '@/translations/search';
import { supplierTableMessages } from '@/translations/supplier-table';
import { SEARCH_TABS, type SearchKind, type SearchTab } from './search-address';
import { SearchHints } from './search-hints';
import type { SearchPart } from './search-part';
import { SearchSection } from './search-section';

export interface SearchParts {
  readonly products: SearchPart<ProductView>;
  readonly suppliers: SearchPart<SupplierRowView>;
  readonly contents: SearchPart<FoundItemView>;
  readonly videos: SearchPart<VideoView>;
  readonly categories: SearchPart<FoundItemView>;
}

export interface SearchViewProps {
  /** The term of the results. */
  readonly term: string;
  /** How the typed term was repaired, with a link to the other form. */
  readonly note?: {
    readonly text: string;
    readonly other: { readonly href: string; readonly label: string };
  };
  readonly tab: SearchTab;
  readonly tabHrefs: Readonly<Record<SearchTab, string>>;
  readonly parts: SearchParts;
  /** Categories that match the term by name or scientific name. */
  readonly categoryChips: readonly RefineChipView[];
  /** Categories of the found products, each with its matching products. */
  readonly narrower: readonly RefineChipView[];
  /** Categories of parts of a term without results. */
  readonly broader: readonly RefineChipView[];
  readonly retryHref: string;
}

/** R09: renders the results for a term. */
export function SearchView(props: SearchViewProps) {
  const { term, note, parts, broader } = props;
  const isNothing = Object.values(parts).every((part) => part.state === 'ready' && part.totalCount === 0);
  return (
    <>
      <SearchTop title={texts.resultsFor(term)}>
        {note ? <RepairNote other={note.other}>{note.text}</RepairNote> : null}
      </SearchTop>
      {isNothing ? <SearchHints term={term} broader={broader} /> : <Found {...props} />}
    </>
  );
}

function Found({ tab, tabHrefs, parts, categoryChips, narrower, retryHref }: SearchViewProps) {
  const shown = (kind: SearchKind) => tab === kind || (tab === 'all' && isWorthShowing(kind, parts[kind]));
  const section = { retryHref };
  return (
    <>
      <Tabs
        label={texts.tabs}
        tabs={SEARCH_TABS.map((name) => ({
          href: tabHrefs[name],
          label: name === 'all' ? texts.all : <Counted name={texts[name]} part={parts[name]} />,
          isCurrent: tab === name,
        }))}
      />
      {shown('products') ? (
        <>
          <RefineLine
            title={texts.narrower}
            chips={tab === 'all' ? mergeChips(narrower, categoryChips) : narrower}
          />
          <SearchSection kind="products" part={parts.products} {...section}>
            {(items) => <Products items={items} isAll={tab === 'all'} />}
          </SearchSection>
        </>
      ) : null}
      {shown('suppliers') ? (
        <SearchSection kind="suppliers" part={parts.suppliers} {...section}>
          {(items) => (
            <SupplierTable
              labels={{ caption: supplierTableMessages.caption, ...supplierTableMessages.columns }}
              groups={[{ suppliers: items }]}
            />
          )}
        </SearchSection>
      ) : null}
      {shown('contents') ? (
        <SearchSection kind="contents" part={parts.contents} {...section}>
          {(items) => <FoundList label={texts.contents} items={items} />}
        </SearchSection>
      ) : null}
      {shown('videos') ? (
        <SearchSection kind="videos" part={parts.videos} {...section}>
          {(items) => <VideoGrid label={texts.videos} lengthLabel={texts.length} videos={items} />}
        </SearchSection>
      ) : null}
      {tab === 'categories' ? (
        <SearchSection kind="categories" part={parts.categories} {...section}>
          {(items) => <FoundList label={texts.categories} items={items} />}
        </SearchSection>
      ) : null}
    </>
  );
}

function Products({ items, isAll }: { readonly items: readonly ProductView[]; readonly isAll: boolean }) {
  const grid = (
    <ProductGrid label={texts.products} columns={isAll ? '4' : 'rows'}>
      {items.map((product, index) => (
        <ProductCard key={product.id} product={product} view={isAll ? 'cell' : 'row'} isEager={index < 4} />
      ))}
    </ProductGrid>
  );
  return isAll ? <FoundProducts>{grid}</FoundProducts> : grid;
}

/** Returns the narrower scopes, then the categories of that name which are not among them; each category once. */
function mergeChips(
  narrower: readonly RefineChipView[],
  named: readonly RefineChipView[],
): readonly RefineChipView[] {
  const scientificNames = new Map(named.map(({ id, scientificName }) => [id, scientificName]));
  const ids = new Set(narrower.map(({ id }) => id));
  return [
    ...narrower.map((chip) => ({ ...chip, scientificName: scientificNames.get(chip.id) })),
    ...named.filter(({ id }) => !ids.has(id)),
  ];
}

/** Returns whether a kind is shown among all kinds: empty ones are left out, except products; failed ones are always shown. */
function isWorthShowing(kind: SearchKind, part: SearchPart<unknown>): boolean {
  return kind === 'products' || part.state === 'failed' || part.totalCount > 0;
}

function Counted({ name, part }: { readonly name: string; readonly part: SearchPart<unknown> }) {
  return part.state === 'failed' ? (
    name
  ) : (
    <>
      {name} <small>{part.count}</small>
    </>
  );
}
