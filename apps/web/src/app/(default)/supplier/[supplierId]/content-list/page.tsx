import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { ClosedSupplierScreen } from '@/features/supplier/closed-supplier-screen';
import { loadSupplier } from '@/features/supplier/load-supplier';
import { ContentsScreen, contentsMetadata } from '@/features/supplier-contents/contents-screen';
import { preloadContents } from '@/features/supplier-contents/load-contents';
import { criticalData } from '@/lib/data/critical-data';
import { isGone } from '@/lib/data/is-gone';
import type { NamedPageProps } from '@/lib/navigation/page-props';
import { decodePart } from '@/lib/navigation/paths';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 1800;

const whole = { pageNumber: 1 };

export async function generateMetadata({ params }: NamedPageProps<'supplierId'>) {
  return contentsMetadata(await loadSupplier(decodePart((await params).supplierId)), whole);
}

/** R31: what a supplier has written and filmed, the same for everybody. */
export default async function ContentsPage({ params }: NamedPageProps<'supplierId'>) {
  const id = decodePart((await params).supplierId);
  preloadContents(id, 1);
  if (await isGone(loadSupplier(id))) return <ClosedSupplierScreen />;
  const supplier = await criticalData(loadSupplier(id));
  if (supplier.state !== 'ready') return <LoadErrorScreen read={supplier} />;
  return (
    <>
      <ContentsScreen supplier={supplier.value} address={whole} />
      <PlacedAds position="supplier" />
    </>
  );
}
