import 'server-only';
import { toSupplierView } from '@/entities/supplier/supplier-view';
import { valueOr } from '@/lib/data/query-result';
import { ClosedSupplierView } from './closed-supplier-view';
import { loadSimilarSuppliers } from './load-supplier';

/** Renders the page of a supplier who has closed. Answered with status 410. */
export async function ClosedSupplierScreen() {
  const { items } = valueOr(await loadSimilarSuppliers(), { items: [] });
  return <ClosedSupplierView others={items.map(toSupplierView)} />;
}
