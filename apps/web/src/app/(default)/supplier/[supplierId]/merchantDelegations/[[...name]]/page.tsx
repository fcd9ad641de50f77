import { permanentRedirect } from 'next/navigation';
import { ClosedSupplierScreen } from '@/features/supplier/closed-supplier-screen';
import { loadSupplier } from '@/features/supplier/load-supplier';
import { delegationsMetadata } from '@/features/supplier-delegations/delegations-metadata';
import { DelegationsScreen } from '@/features/supplier-delegations/delegations-screen';
import { preloadDelegations } from '@/features/supplier-delegations/load-delegations';
import { criticalData } from '@/lib/data/critical-data';
import { isGone } from '@/lib/data/is-gone';
import type { NamedPageProps } from '@/lib/navigation/page-props';
import { decodePart, isCanonicalName, paths } from '@/lib/navigation/paths';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 1800;

export async function generateMetadata({ params }: NamedPageProps<'supplierId'>) {
  return delegationsMetadata(await loadSupplier(decodePart((await params).supplierId)));
}

/** R33: the delegations of a supplier, the same for everybody. */
export default async function DelegationsPage({ params }: NamedPageProps<'supplierId'>) {
  const { supplierId, name } = await params;
  const id = decodePart(supplierId);
  preloadDelegations(id);
  if (await isGone(loadSupplier(id))) return <ClosedSupplierScreen />;
  const supplier = await criticalData(loadSupplier(id));
  if (supplier.state !== 'ready') return <LoadErrorScreen read={supplier} />;
  if (!isCanonicalName(name, supplier.value.slug))
    permanentRedirect(paths.supplierDelegations(supplier.value));
  return <DelegationsScreen supplier={supplier.value} address={{}} />;
}
