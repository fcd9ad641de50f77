import { permanentRedirect } from 'next/navigation';
import { supplierSlots } from '@/app/(default)/supplier-slots';
import { VisitCounter } from '@/entities/visit/visit-counter';
import { ClosedSupplierScreen } from '@/features/supplier/closed-supplier-screen';
import { loadSupplier } from '@/features/supplier/load-supplier';
import { supplierMetadata } from '@/features/supplier/supplier-metadata';
import { preloadSupplierParts, SupplierScreen } from '@/features/supplier/supplier-screen';
import { criticalData } from '@/lib/data/critical-data';
import { isGone } from '@/lib/data/is-gone';
import type { NamedPageProps } from '@/lib/navigation/page-props';
import { decodePart, isCanonicalName, paths } from '@/lib/navigation/paths';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 600;

export async function generateMetadata({ params }: NamedPageProps<'supplierId'>) {
  return supplierMetadata(await loadSupplier(decodePart((await params).supplierId)));
}

export default async function SupplierPage({ params }: NamedPageProps<'supplierId'>) {
  const { supplierId, name } = await params;
  const id = decodePart(supplierId);
  preloadSupplierParts(id, 1);
  if (await isGone(loadSupplier(id))) return <ClosedSupplierScreen />;
  const supplier = await criticalData(loadSupplier(id));
  if (supplier.state !== 'ready') return <LoadErrorScreen read={supplier} />;
  if (!isCanonicalName(name, supplier.value.slug)) permanentRedirect(paths.supplier(supplier.value));
  const slots = supplierSlots(supplier.value);
  return (
    <>
      <SupplierScreen supplier={supplier.value} pageNumber={1} {...slots} />
      <VisitCounter objectType="Supplier" objectId={id} />
    </>
  );
}
