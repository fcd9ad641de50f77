import { permanentRedirect } from 'next/navigation';
import { drawForSupplier } from '@/app/(default)/draw-for-supplier';
import { supplierSlots } from '@/app/(default)/supplier-slots';
import { VisitCounter } from '@/entities/visit/visit-counter';
import { loadSupplier } from '@/features/supplier/load-supplier';
import { lastPageOf, readPageNumber } from '@/features/supplier/panels/paging';
import { supplierMetadata } from '@/features/supplier/supplier-metadata';
import { preloadSupplierParts, SupplierScreen } from '@/features/supplier/supplier-screen';
import type { NamedParams } from '@/lib/navigation/page-props';
import { pageVariants } from '@/lib/navigation/page-variants';
import { decodePart, isCanonicalName, paths } from '@/lib/navigation/paths';
import { nothingHere } from '@/shell/screens/load-error-screen';

/** R30: a supplier; with `pageNumber`, a page of its products beyond the first. */
export const supplierPage = pageVariants<NamedParams<'supplierId'>>({
  metadata: async ({ params, query }) =>
    supplierMetadata(await loadSupplier(decodePart(params.supplierId)), readPageNumber(query.pageNumber)),

  async draw({ params, query, isCached }) {
    const id = decodePart(params.supplierId);
    const pageNumber = readPageNumber(query.pageNumber);
    preloadSupplierParts(id, pageNumber);
    return drawForSupplier(id, (supplier) => {
      const path = paths.supplier(supplier);
      // The first page is the cached one; no other state of its query has an address of its own.
      if (isCached ? !isCanonicalName(params.name, supplier.slug) : pageNumber === 1) permanentRedirect(path);
      if (pageNumber > 1 && pageNumber > lastPageOf(supplier.stats.productCount)) return nothingHere();
      return (
        <>
          <SupplierScreen supplier={supplier} pageNumber={pageNumber} {...supplierSlots(supplier)} />
          {isCached ? <VisitCounter objectType="Supplier" objectId={id} /> : null}
        </>
      );
    });
  },
});
