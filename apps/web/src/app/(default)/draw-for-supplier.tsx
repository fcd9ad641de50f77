import type { ReactNode } from 'react';
import { ClosedSupplierScreen } from '@/features/supplier/closed-supplier-screen';
import { loadSupplier } from '@/features/supplier/load-supplier';
import type { SupplierScreenProps } from '@/features/supplier/supplier-screen';
import { criticalData } from '@/lib/data/critical-data';
import { isGone } from '@/lib/data/is-gone';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

/** Renders a page of a supplier, or that the supplier has closed, does not exist, or could not be read. */
export async function drawForSupplier(
  id: string,
  draw: (supplier: SupplierScreenProps['supplier']) => ReactNode | Promise<ReactNode>,
): Promise<ReactNode> {
  if (await isGone(loadSupplier(id))) return <ClosedSupplierScreen />;
  const supplier = await criticalData(loadSupplier(id));
  return supplier.state === 'ready' ? draw(supplier.value) : <LoadErrorScreen read={supplier} />;
}
