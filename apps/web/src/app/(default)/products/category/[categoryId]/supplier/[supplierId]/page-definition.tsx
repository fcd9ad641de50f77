import { redirect } from 'next/navigation';
import { loadListSupplier } from '@/entities/catalogue-filter/data/load-list';
import { CatalogueListScreen } from '@/features/catalogue-list/catalogue-list-screen';
import { readSupplierList, supplierListMetadata } from '@/features/catalogue-list/read-supplier-list';
import { ClosedSupplierScreen } from '@/features/supplier/closed-supplier-screen';
import { isGone } from '@/lib/data/is-gone';
import { pageVariants, withSearchParams } from '@/lib/navigation/page-variants';
import { decodePart, paths } from '@/lib/navigation/paths';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

interface Params {
  readonly categoryId: string;
  readonly supplierId: string;
}

/** R26: the products of one supplier in a category; its query is that of a list of products. */
export const supplierListPage = pageVariants<Params>({
  metadata: ({ params, searchParams }) => supplierListMetadata(params, searchParams),

  async draw({ params, searchParams }) {
    const read = await readSupplierList(params, searchParams);
    if (read.state !== 'ready') {
      const isClosed = await isGone(loadListSupplier(decodePart(params.supplierId)));
      return isClosed ? <ClosedSupplierScreen /> : <LoadErrorScreen read={read} />;
    }
    const { category, supplier, result } = read;
    if (result.state === 'moved') redirect(result.href);
    const requestedHref = withSearchParams(paths.supplierInCategory(category, supplier), searchParams);
    return (
      <CatalogueListScreen
        category={category}
        supplier={supplier}
        result={result}
        requestedHref={requestedHref}
      />
    );
  },
});
