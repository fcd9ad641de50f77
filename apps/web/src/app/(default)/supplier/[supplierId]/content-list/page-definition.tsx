import { drawForSupplier } from '@/app/(default)/draw-for-supplier';
import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { loadSupplier } from '@/features/supplier/load-supplier';
import { parseContentsAddress } from '@/features/supplier-contents/contents-address';
import { ContentsScreen, contentsMetadata } from '@/features/supplier-contents/contents-screen';
import { preloadContents } from '@/features/supplier-contents/load-contents';
import { pageVariants } from '@/lib/navigation/page-variants';
import { decodePart } from '@/lib/navigation/paths';

/** R31: the articles and videos of a supplier; its query holds a type and a further page. */
export const contentsPage = pageVariants<{ readonly supplierId: string }>({
  metadata: async ({ params, query }) =>
    contentsMetadata(await loadSupplier(decodePart(params.supplierId)), parseContentsAddress(query)),

  draw({ params, query }) {
    const id = decodePart(params.supplierId);
    const address = parseContentsAddress(query);
    preloadContents(id, address.pageNumber);
    return drawForSupplier(id, (supplier) => (
      <>
        <ContentsScreen supplier={supplier} address={address} />
        <PlacedAds position="supplier" />
      </>
    ));
  },
});
