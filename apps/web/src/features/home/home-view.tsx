import type {
  FaqQuestion,
  PagedMediaVideo,
  PagedPageSummary,
  PagedSupplierSummary,
  SupplierProductSearch,
  UnitOfMeasurement,
} from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian';
import { Card } from '@bazaar/ui/card';
import {
  AreaGrid,
  HomeColumns,
  HomeFirst,
  HomeProducts,
  SupplierTable,
  WideOnly,
} from '@bazaar/ui/patterns/home';
import { ProductCard, ProductGrid } from '@bazaar/ui/patterns/product-card';
import { toProductView } from '@/entities/product/product-view';
import type { QueryResult } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { browserMessages, homeMessages as texts } from '@/translations/home';
import { AnnouncementBand } from './bands/announcement-band';
import { HomeBand } from './bands/home-band';
import { KnowledgeBand, QuestionBand, VideoBand } from './bands/knowledge-bands';
import { toSupplierRow } from './bands/supplier-rows';
import { CategoryBrowser } from './browser/category-browser';
import { type AreaTree, firstPath } from './browser/category-tree';
import type { PropertySpan } from './browser/property-spans';
import { ContinueIsland } from './continue/continue-island';

export interface HomeData {
  readonly siteName: string;
  readonly areas: readonly AreaTree[];
  readonly initialSpans: Readonly<Record<string, readonly PropertySpan[]>>;
  readonly newest: QueryResult<Pick<SupplierProductSearch, 'items' | 'totalCount'>>;
  readonly suppliers: QueryResult<Pick<PagedSupplierSummary, 'items' | 'totalCount'>>;
  readonly announcements: QueryResult<Pick<PagedPageSummary, 'items'>>;
  readonly articles: QueryResult<Pick<PagedPageSummary, 'items'>>;
  readonly videos: QueryResult<Pick<PagedMediaVideo, 'items'>>;
  /** Their answers are sanitised. */
  readonly questions: QueryResult<readonly FaqQuestion[]>;
  readonly tradeUnits: readonly UnitOfMeasurement[];
  /** Time the dates are compared with. */
  readonly nowMs: number;
}

/** Renders the home page. The search and the four areas always stay; every other band may fail on its own. */
export function HomeView({ data }: { readonly data: HomeData }) {
  const { areas, initialSpans } = data;
  const named = areas.map((area) => ({ ...area, ...texts.areas[area.area] }));
  return (
    <>
      <h1 className="sr">{data.siteName}</h1>
      <AnnouncementBand announcements={data.announcements} nowMs={data.nowMs} />
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
      <ContinueIsland />
      <Newest data={data} />
      <Suppliers data={data} />
      <HomeColumns>
        <KnowledgeBand articles={data.articles} />
        <QuestionBand questions={data.questions} />
      </HomeColumns>
      <VideoBand videos={data.videos} />
    </>
  );
}

/** Returns the path opened at first: in the area of products, in another one when it is empty. */
export function initialIds(areas: readonly AreaTree[]): string[] {
  const opened = areas.find(({ area, children }) => area === 'Product' && children.length > 0) ?? areas[0];
  return opened ? firstPath(opened) : [];
}

function Newest({ data: { newest, tradeUnits } }: { readonly data: HomeData }) {
  const all = paths.categoryType('Product');
  return (
    <HomeBand
      id="newest"
      title={texts.newest}
      note={({ totalCount }) => texts.newestNote(formatNumber(totalCount))}
      more={{ href: all, label: texts.seeAll }}
      part={newest}
      failure={texts.newestFailed}
    >
      {({ items }) => (
        <HomeProducts more={{ href: all, label: texts.moreProducts }}>
          <ProductGrid columns="4">
            {items.map((product) => (
              <ProductCard key={product.id} product={toProductView(product, { tradeUnits, specCount: 3 })} />
            ))}
          </ProductGrid>
        </HomeProducts>
      )}
    </HomeBand>
  );
}

function Suppliers({ data: { suppliers, nowMs } }: { readonly data: HomeData }) {
  return (
    <HomeBand
      id="suppliers"
      title={texts.suppliers}
      note={({ totalCount }) => texts.suppliersNote(formatNumber(totalCount))}
      more={{ href: paths.suppliers('Product'), label: texts.seeAll }}
      part={suppliers}
      failure={texts.suppliersFailed}
    >
      {({ items }) => (
        <SupplierTable
          suppliers={items.map((supplier) => toSupplierRow(supplier, nowMs))}
          labels={texts.supplierTable}
        />
      )}
    </HomeBand>
  );
}
