import type { PagedSupplierSummary, SupplierProductSearch, UnitOfMeasurement } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian';
import { Card } from '@bazaar/ui/card';
import { AreaGrid, HomeFirst, HomeGoods, SupplierTable, WideOnly } from '@bazaar/ui/patterns/home';
import { ProductCard, ProductGrid } from '@bazaar/ui/patterns/product-card';
import { SectionBand } from '@bazaar/ui/patterns/section-band';
import { browserMessages, homeMessages as texts } from '@/messages/home';
import { toProductView } from '@/platform/catalogue/product-view';
import type { Loaded } from '@/platform/data/loaded';
import { paths } from '@/platform/paths';
import { CategoryBrowser } from './category-browser';
import { type AreaTree, firstPath } from './category-tree';
import type { PropertySpan } from './property-spans';
import { toSupplierRow } from './supplier-rows';

export interface HomeData {
  readonly siteName: string;
  readonly areas: readonly AreaTree[];
  readonly initialSpans: Readonly<Record<string, readonly PropertySpan[]>>;
  readonly newest: Loaded<Pick<SupplierProductSearch, 'items' | 'totalCount'>>;
  readonly suppliers: Loaded<Pick<PagedSupplierSummary, 'items' | 'totalCount'>>;
  readonly tradeUnits: readonly UnitOfMeasurement[];
  /** The time the dates are read at. */
  readonly nowMs: number;
}

/** The home page. A band without content, or whose reading failed, leaves without a trace; the areas always stay. */
export function HomeView({ data }: { readonly data: HomeData }) {
  const { areas, initialSpans } = data;
  const named = areas.map((area) => ({ ...area, ...texts.areas[area.area] }));
  return (
    <>
      <h1 className="sr">{data.siteName}</h1>
      <AreaGrid
        label={texts.areasLabel}
        areas={named.map(({ area, name, detail, products }) => ({
          area,
          name,
          detail,
          count: products === undefined ? undefined : texts.itemCount(formatNumber(products)),
          href: paths.categoryType(area),
        }))}
      />
      <WideOnly>
        <HomeFirst>
          <Card>
            <nav aria-label={browserMessages.label}>
              <CategoryBrowser areas={named} initialIds={initialIds(areas)} initialSpans={initialSpans} />
            </nav>
          </Card>
        </HomeFirst>
      </WideOnly>
      <Newest data={data} />
      <Suppliers data={data} />
    </>
  );
}

/** The area of goods opens first, the others when it is empty. */
export function initialIds(areas: readonly AreaTree[]): string[] {
  const opened = areas.find(({ area, children }) => area === 'Product' && children.length > 0) ?? areas[0];
  return opened ? firstPath(opened) : [];
}

function Newest({ data: { newest, tradeUnits } }: { readonly data: HomeData }) {
  if (newest.state !== 'ready' || newest.value.items.length === 0) return null;
  const { items, totalCount } = newest.value;
  const all = paths.categoryType('Product');
  return (
    <SectionBand
      id="newest"
      title={texts.newest}
      note={texts.newestNote(formatNumber(totalCount))}
      more={{ href: all, label: texts.seeAll }}
    >
      <Card bleed>
        <HomeGoods more={{ href: all, label: texts.moreProducts }}>
          <ProductGrid columns="4">
            {items.map((product) => (
              <ProductCard key={product.id} product={toProductView(product, { tradeUnits, specCount: 3 })} />
            ))}
          </ProductGrid>
        </HomeGoods>
      </Card>
    </SectionBand>
  );
}

function Suppliers({ data: { suppliers, nowMs } }: { readonly data: HomeData }) {
  if (suppliers.state !== 'ready' || suppliers.value.items.length === 0) return null;
  const { items, totalCount } = suppliers.value;
  return (
    <SectionBand
      id="suppliers"
      title={texts.suppliers}
      note={texts.suppliersNote(formatNumber(totalCount))}
      more={{ href: `${paths.search}?tab=suppliers`, label: texts.seeAll }}
    >
      <Card bleed>
        <SupplierTable
          suppliers={items.map((supplier) => toSupplierRow(supplier, nowMs))}
          labels={texts.supplierTable}
        />
      </Card>
    </SectionBand>
  );
}
