import { ClosedSupplierScreen } from '@/features/supplier/closed-supplier-screen';
import { loadSupplier } from '@/features/supplier/load-supplier';
import { ContentsScreen, contentsMetadata } from '@/features/supplier-contents/contents-screen';
import { preloadContents } from '@/features/supplier-contents/load-contents';
import { PlacedAds } from '@/platform/advertisements/placed-ads';
import { isGone } from '@/platform/data/is-gone';
import { mainPart } from '@/platform/data/main-part';
import type { NamedPageProps } from '@/platform/page-props';
import { decodePart } from '@/platform/paths';
import { UnreadScreen } from '@/shell/screens/unread-screen';

export { renderOnDemand as generateStaticParams } from '@/platform/page-props';
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
  const supplier = await mainPart(loadSupplier(id));
  if (supplier.state !== 'ready') return <UnreadScreen read={supplier} />;
  return (
    <>
      <ContentsScreen supplier={supplier.value} address={whole} />
      <PlacedAds position="supplier" />
    </>
  );
}
