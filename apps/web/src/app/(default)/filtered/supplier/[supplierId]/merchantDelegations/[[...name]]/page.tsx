import { permanentRedirect } from 'next/navigation';
import { ClosedSupplierScreen } from '@/features/supplier/closed-supplier-screen';
import { loadSupplier } from '@/features/supplier/load-supplier';
import {
  delegationsHref,
  parseDelegationsAddress,
} from '@/features/supplier-delegations/delegations-address';
import { delegationsMetadata } from '@/features/supplier-delegations/delegations-metadata';
import { DelegationsScreen } from '@/features/supplier-delegations/delegations-screen';
import { preloadDelegations } from '@/features/supplier-delegations/load-delegations';
import { criticalData } from '@/lib/data/critical-data';
import { isGone } from '@/lib/data/is-gone';
import type { NamedPageProps } from '@/lib/navigation/page-props';
import { decodePart, isCanonicalName } from '@/lib/navigation/paths';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

interface RequestedPageProps extends NamedPageProps<'supplierId'> {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: RequestedPageProps) {
  return delegationsMetadata(await loadSupplier(decodePart((await params).supplierId)));
}

/** R33 with a question about a city, or one delegation open. */
export default async function RequestedDelegationsPage({ params, searchParams }: RequestedPageProps) {
  const [{ supplierId, name }, query] = await Promise.all([params, searchParams]);
  const id = decodePart(supplierId);
  const address = parseDelegationsAddress(query);
  preloadDelegations(id, address.openId);
  if (await isGone(loadSupplier(id))) return <ClosedSupplierScreen />;
  const supplier = await criticalData(loadSupplier(id));
  if (supplier.state !== 'ready') return <LoadErrorScreen read={supplier} />;
  const href = delegationsHref(supplier.value, address);
  if (!isCanonicalName(name, supplier.value.slug)) permanentRedirect(href);
  return <DelegationsScreen supplier={supplier.value} address={address} />;
}
