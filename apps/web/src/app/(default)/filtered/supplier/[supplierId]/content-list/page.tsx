import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { ClosedSupplierScreen } from '@/features/supplier/closed-supplier-screen';
import { loadSupplier } from '@/features/supplier/load-supplier';
import { parseContentsAddress } from '@/features/supplier-contents/contents-address';
import { ContentsScreen, contentsMetadata } from '@/features/supplier-contents/contents-screen';
import { preloadContents } from '@/features/supplier-contents/load-contents';
import { criticalData } from '@/lib/data/critical-data';
import { isGone } from '@/lib/data/is-gone';
import type { NamedPageProps } from '@/lib/navigation/page-props';
import { decodePart } from '@/lib/navigation/paths';
import type { QueryRecord } from '@/lib/navigation/search-params';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

interface NarrowedContentsProps extends NamedPageProps<'supplierId'> {
  readonly searchParams: Promise<QueryRecord>;
}

export async function generateMetadata({ params, searchParams }: NarrowedContentsProps) {
  const supplier = await loadSupplier(decodePart((await params).supplierId));
  return contentsMetadata(supplier, parseContentsAddress(await searchParams));
}

/** R31 with a type or a further page in its query. */
export default async function NarrowedContentsPage({ params, searchParams }: NarrowedContentsProps) {
  const id = decodePart((await params).supplierId);
  const address = parseContentsAddress(await searchParams);
  preloadContents(id, address.pageNumber);
  if (await isGone(loadSupplier(id))) return <ClosedSupplierScreen />;
  const supplier = await criticalData(loadSupplier(id));
  if (supplier.state !== 'ready') return <LoadErrorScreen read={supplier} />;
  return (
    <>
      <ContentsScreen supplier={supplier.value} address={address} />
      <PlacedAds position="supplier" />
    </>
  );
}
