import { permanentRedirect } from 'next/navigation';
import { supplierSlots } from '@/app/(default)/supplier-slots';
import { ClosedSupplierScreen } from '@/features/supplier/closed-supplier-screen';
import { loadSupplier } from '@/features/supplier/load-supplier';
import { lastPageOf, readPageNumber } from '@/features/supplier/panels/paging';
import { supplierMetadata } from '@/features/supplier/supplier-metadata';
import { preloadSupplierParts, SupplierScreen } from '@/features/supplier/supplier-screen';
import { criticalData } from '@/lib/data/critical-data';
import { isGone } from '@/lib/data/is-gone';
import type { NamedPageProps } from '@/lib/navigation/page-props';
import { decodePart, paths } from '@/lib/navigation/paths';
import { LoadErrorScreen, nothingHere } from '@/shell/screens/load-error-screen';

interface SupplierProductsPageProps extends NamedPageProps<'supplierId'> {
  readonly searchParams: Promise<{ readonly pageNumber?: string | string[] }>;
}

export async function generateMetadata({ params, searchParams }: SupplierProductsPageProps) {
  const [{ supplierId }, query] = await Promise.all([params, searchParams]);
  return supplierMetadata(await loadSupplier(decodePart(supplierId)), readPageNumber(query.pageNumber));
}

/** A supplier with a page of its goods beyond the first: `/supplier/…?pageNumber=2`, rendered per request. */
export default async function SupplierProductsPage({ params, searchParams }: SupplierProductsPageProps) {
  const [{ supplierId }, query] = await Promise.all([params, searchParams]);
  const id = decodePart(supplierId);
  const pageNumber = readPageNumber(query.pageNumber);
  preloadSupplierParts(id, pageNumber);
  if (await isGone(loadSupplier(id))) return <ClosedSupplierScreen />;
  const supplier = await criticalData(loadSupplier(id));
  if (supplier.state !== 'ready') return <LoadErrorScreen read={supplier} />;
  if (pageNumber === 1) permanentRedirect(paths.supplier(supplier.value));
  const lastPage = lastPageOf(supplier.value.stats.productCount);
  if (pageNumber > lastPage) return nothingHere();
  const slots = supplierSlots(supplier.value);
  return <SupplierScreen supplier={supplier.value} pageNumber={pageNumber} {...slots} />;
}
