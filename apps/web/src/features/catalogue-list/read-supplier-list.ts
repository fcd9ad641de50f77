import 'server-only';
import type { Category, Supplier } from '@bazaar/api/model';
import type { Metadata } from 'next';
import { loadListSupplier } from '@/entities/catalogue-filter/data/load-list';
import { loadCategory } from '@/entities/category/load-category';
import { mainPart, type Unread } from '@/lib/data/critical-data';
import { decodePart } from '@/lib/navigation/paths';
import { unreadMetadata } from '@/lib/site/load-error-metadata';
import { listMetadata } from './list-metadata';
import { type ListReading, preloadList, readList } from './read-list';

interface Ids {
  readonly categoryId: string;
  readonly supplierId: string;
}

export type SupplierListReading =
  | {
      readonly state: 'ready';
      readonly category: Category;
      readonly supplier: Supplier;
      readonly reading: ListReading;
    }
  /** The category or the supplier could not be read. */
  | Unread;

/** R26: what one supplier sells in a category. Ends as 404 when either does not exist. */
export async function readSupplierList(ids: Ids, query: URLSearchParams): Promise<SupplierListReading> {
  const [categoryId, supplierId] = [decodePart(ids.categoryId), decodePart(ids.supplierId)];
  preloadList(categoryId, query, supplierId);
  const [category, supplier] = await Promise.all([
    mainPart(loadCategory(categoryId)),
    mainPart(loadListSupplier(supplierId)),
  ]);
  if (category.state !== 'ready') return category;
  if (supplier.state !== 'ready') return supplier;
  const reading = await readList(category.value, query, supplier.value);
  return { state: 'ready', category: category.value, supplier: supplier.value, reading };
}

export async function supplierListMetadata(ids: Ids, query: URLSearchParams): Promise<Metadata> {
  const [category, supplier] = await Promise.all([
    loadCategory(decodePart(ids.categoryId)),
    loadListSupplier(decodePart(ids.supplierId)),
  ]);
  if (supplier.state !== 'ready') return unreadMetadata(supplier);
  return listMetadata(category, query, supplier.value);
}
