import { formatNumber } from '@bazaar/domain/persian';
import { Card } from '@bazaar/ui/card';
import { Link } from '@bazaar/ui/link';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { LinkChips, type LinkChipView } from '@bazaar/ui/patterns/filter-chips';
import { ListHead, ListNote, ListSection, PageTop } from '@bazaar/ui/patterns/list-layout';
import { PaginationBar, type PaginationBarProps } from '@bazaar/ui/patterns/pagination-bar';
import { ProductCard, ProductGrid, type ProductView } from '@bazaar/ui/patterns/product-card';
import { SupplierList, type SupplierView } from '@bazaar/ui/patterns/supplier-row';
import { Tabs } from '@bazaar/ui/tabs';
import type { ReactNode } from 'react';
import { searchMessages as texts } from '@/messages/search';
import type { SearchTab } from './search-address';
import { SearchHints } from './search-hints';

/** One kind of results, or that it could not be read. */
export type SearchPart<Item> =
  | {
      readonly state: 'ready';
      readonly items: readonly Item[];
      readonly totalCount: number;
      /** «مشاهدهٔ هر ۱۲۸ محصول», when the page shows only the first of them. */
      readonly more?: { readonly href: string; readonly label: string };
      readonly pages?: PaginationBarProps;
    }
  | { readonly state: 'failed' };

export interface SearchViewProps {
  readonly term: string;
  /** The term the catalogue searched for, when it is another than the typed one. */
  readonly repairedTerm?: string;
  readonly tab: SearchTab;
  readonly tabHrefs: Readonly<Record<SearchTab, string>>;
  readonly products: SearchPart<ProductView>;
  readonly suppliers: SearchPart<SupplierView>;
  readonly categories: readonly LinkChipView[];
  readonly retryHref: string;
}

/** R09: what was found for a term. */
export function SearchView(props: SearchViewProps) {
  const { term, repairedTerm, tab, products, suppliers, categories } = props;
  const isNothing = [products, suppliers].every((part) => part.state === 'ready' && part.totalCount === 0);
  return (
    <>
      <PageTop>
        <ListHead title={texts.resultsFor(repairedTerm ?? term)} />
      </PageTop>
      {repairedTerm ? <ListNote>{texts.repaired(term)}</ListNote> : null}
      {isNothing && categories.length === 0 ? <SearchHints term={term} /> : <Found {...props} tab={tab} />}
    </>
  );
}

function Found({ tab, tabHrefs, products, suppliers, categories, retryHref }: SearchViewProps) {
  return (
    <>
      <Tabs
        label={texts.tabs}
        tabs={[
          { href: tabHrefs.all, label: texts.all, isCurrent: tab === 'all' },
          {
            href: tabHrefs.products,
            label: <Counted name={texts.products} part={products} />,
            isCurrent: tab === 'products',
          },
          {
            href: tabHrefs.suppliers,
            label: <Counted name={texts.suppliers} part={suppliers} />,
            isCurrent: tab === 'suppliers',
          },
        ]}
      />
      {tab === 'all' && categories.length > 0 ? (
        <PageTop>
          <LinkChips title={texts.categories} links={categories} />
        </PageTop>
      ) : null}
      {tab === 'suppliers' ? null : (
        <Part title={texts.products} part={products} empty={texts.noProducts} retryHref={retryHref}>
          {(items) => (
            <ProductGrid label={texts.products} columns={tab === 'all' ? '4' : 'rows'}>
              {items.map((product) => (
                <ProductCard key={product.id} product={product} view={tab === 'all' ? 'cell' : 'row'} />
              ))}
            </ProductGrid>
          )}
        </Part>
      )}
      {tab === 'products' ? null : (
        <Part title={texts.suppliers} part={suppliers} empty={texts.noSuppliers} retryHref={retryHref}>
          {(items) => <SupplierList label={texts.suppliers} suppliers={items} />}
        </Part>
      )}
    </>
  );
}

function Counted({ name, part }: { readonly name: string; readonly part: SearchPart<unknown> }) {
  return part.state === 'failed' ? (
    name
  ) : (
    <>
      {name} <small>{formatNumber(part.totalCount)}</small>
    </>
  );
}

interface PartProps<Item> {
  readonly title: string;
  readonly part: SearchPart<Item>;
  readonly empty: string;
  readonly retryHref: string;
  readonly children: (items: readonly Item[]) => ReactNode;
}

function Part<Item>({ title, part, empty, retryHref, children }: PartProps<Item>) {
  const more = part.state === 'ready' ? part.more : undefined;
  const link = more ? (
    <Link href={more.href} size={13} touch>
      {more.label}
    </Link>
  ) : undefined;
  return (
    <ListSection title={title} link={link}>
      <Card bleed>
        {part.state === 'failed' ? (
          <ErrorPanel
            title={texts.failed}
            detail={texts.failedDetail}
            action={<Link href={retryHref}>{texts.retry}</Link>}
          />
        ) : part.items.length === 0 ? (
          <EmptyPanel title={empty} />
        ) : (
          <>
            {children(part.items)}
            {part.pages ? <PaginationBar {...part.pages} /> : null}
          </>
        )}
      </Card>
    </ListSection>
  );
}
