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
  HomeSuppliers,
  WideOnly,
} from '@bazaar/ui/patterns/home';
import { ProductCard, ProductGrid } from '@bazaar/ui/patterns/product-card';
import { SupplierTable } from '@bazaar/ui/patterns/supplier-table';
import type { PropertySpan } from '@/entities/category/property-spans';
import { toProductView } from '@/entities/product/product-view';
import { toSupplierRow } from '@/entities/supplier/supplier-row';
import type { QueryResult } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { browserMessages } from '@/translations/category-browser';
import { homeMessages as texts } from '@/translations/home';
import { supplierTableMessages } from '@/translations/supplier-table';
import { AnnouncementBand } from './bands/announcement-band';
import { HomeBand } from './bands/home-band';
import { KnowledgeBand, QuestionBand, VideoBand } from './bands/knowledge-bands';
import { CategoryBrowser } from './browser/category-browser';
import { type AreaTree, firstPath } from './browser/category-tree';
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

/** Products in the first view of a phone. */
const FIRST_VIEW = 2;

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
            {items.map((product, index) => (
              <ProductCard
                key={product.id}
                product={toProductView(product, { tradeUnits, specCount: 3 })}
                isEager={index < FIRST_VIEW}
              />
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
        <HomeSuppliers>
          <SupplierTable
            groups={[{ suppliers: items.map((supplier) => toSupplierRow(supplier, nowMs)) }]}
            labels={{ caption: texts.supplierCaption, ...supplierTableMessages.columns }}
          />
        </HomeSuppliers>
      )}
    </HomeBand>
  );
}
