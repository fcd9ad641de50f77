import 'server-only';
import type { Category, Supplier } from '@bazaar/api/model';
import type { Metadata } from 'next';
import { loadListSupplier } from '@/entities/catalogue-filter/data/load-list';
import { loadCategory } from '@/entities/category/load-category';
import { criticalData, type LoadError } from '@/lib/data/critical-data';
import { decodePart } from '@/lib/navigation/paths';
import { loadErrorMetadata } from '@/lib/site/load-error-metadata';
import { listMetadata } from './list-metadata';
import { type ListResult, preloadList, readList } from './read-list';

interface Ids {
  readonly categoryId: string;
  readonly supplierId: string;
}

export type SupplierListResult =
  | {
      readonly state: 'ready';
      readonly category: Category;
      readonly supplier: Supplier;
      readonly result: ListResult;
    }
  /** The category or the supplier could not be read. */
  | LoadError;

/** R26: reads what one supplier sells in a category. Returns missing (404) when either does not exist. */
export async function readSupplierList(ids: Ids, query: URLSearchParams): Promise<SupplierListResult> {
  const [categoryId, supplierId] = [decodePart(ids.categoryId), decodePart(ids.supplierId)];
  preloadList(categoryId, query, supplierId);
  const [category, supplier] = await Promise.all([
    criticalData(loadCategory(categoryId)),
    criticalData(loadListSupplier(supplierId)),
  ]);
  if (category.state !== 'ready') return category;
  if (supplier.state !== 'ready') return supplier;
  const result = await readList(category.value, query, supplier.value);
  return { state: 'ready', category: category.value, supplier: supplier.value, result };
}

export async function supplierListMetadata(ids: Ids, query: URLSearchParams): Promise<Metadata> {
  const [category, supplier] = await Promise.all([
    loadCategory(decodePart(ids.categoryId)),
    loadListSupplier(decodePart(ids.supplierId)),
  ]);
  if (supplier.state !== 'ready') return loadErrorMetadata(supplier);
  return listMetadata(category, query, supplier.value);
}
