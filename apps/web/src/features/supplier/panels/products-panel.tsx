import { countPhrase } from '@bazaar/domain/persian';
import { ChipLink } from '@bazaar/ui/chip';
import { Link } from '@bazaar/ui/link';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { Panel } from '@bazaar/ui/panel';
import { productsIcon } from '@bazaar/ui/patterns/empty-icons';
import { PaginationBar } from '@bazaar/ui/patterns/pagination-bar';
import { ProductCard, ProductGrid } from '@bazaar/ui/patterns/product-card';
import { ChipRow } from '@bazaar/ui/patterns/supplier-detail';
import { toProductView } from '@/entities/product/product-view';
import type { SupplierData } from '@/features/supplier/supplier-data';
import type { RetrySlot } from '@/lib/data/retry-slot';
import { paths } from '@/lib/navigation/paths';
import { pageLinks } from '@/lib/paging/page-links';
import { supplierMessages as texts } from '@/translations/supplier';
import { Note } from './evidence-panel';
import { lastPageOf, supplierPagePath } from './paging';

const CHIPS_SHOWN = 8;

/** Renders the supplier's products, five to a page, and their categories. */
export function ProductsPanel({ data, retry }: { readonly data: SupplierData; readonly retry: RetrySlot }) {
  const { supplier, products } = data;
  const area = supplier.stats.productCount > 0 ? supplier.categoryTypes[0] : undefined;
  return (
    <Panel
      id="products"
      title={texts.products}
      note={
        area ? (
          <Link href={paths.supplierProducts(supplier, area)} size="13" tone="primary" touch>
            {texts.seeProducts(countPhrase(supplier.stats.productCount, texts.product))}
          </Link>
        ) : (
          <Note>{countPhrase(supplier.stats.productCount, texts.product)}</Note>
        )
      }
      isFlush
      bleed
    >
      <Categories supplier={supplier} />
      {products.state === 'ready' ? (
        <Products data={data} page={products.value} />
      ) : (
        <ErrorPanel title={texts.productsFailed} action={retry(texts.products)} isInline />
      )}
    </Panel>
  );
}

function Products({
  data: { supplier, tradeUnits, pageNumber },
  page,
}: {
  readonly data: SupplierData;
  readonly page: Extract<SupplierData['products'], { state: 'ready' }>['value'];
}) {
  if (page.items.length === 0) return <EmptyPanel icon={productsIcon} title={texts.noProducts} />;
  const pages = pageLinks(texts.pages, pageNumber, lastPageOf(page.totalCount), (step) =>
    supplierPagePath(supplier, step),
  );
  return (
    <>
      <ProductGrid columns="rows" label={texts.products}>
        {page.items.map((product) => (
          <ProductCard
            key={product.id}
            view="row"
            product={{ ...toProductView(product, { tradeUnits, specCount: 3 }), supplier: { name: '' } }}
          />
        ))}
      </ProductGrid>
      {pages ? <PaginationBar pagination={pages} /> : null}
    </>
  );
}

function Categories({ supplier }: Pick<SupplierData, 'supplier'>) {
  const { categories } = supplier;
  if (categories.length === 0) return null;
  return (
    <ChipRow label={texts.categories}>
      {categories.slice(0, CHIPS_SHOWN).map((category) => (
        <ChipLink key={category.id} href={paths.supplierInCategory(category, supplier)}>
          {category.name}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
