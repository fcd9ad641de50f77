import { permanentRedirect, redirect } from 'next/navigation';
import { loadCategory } from '@/entities/category/load-category';
import { preloadList } from '@/features/catalogue-list/read-list';
import {
  CategorySuppliersScreen,
  categorySuppliersMetadata,
} from '@/features/category-suppliers/category-suppliers-screen';
import { readCategorySuppliers } from '@/features/category-suppliers/read-category-suppliers';
import { criticalData } from '@/lib/data/critical-data';
import type { NamedPageProps } from '@/lib/navigation/page-props';
import { decodePart, isCanonicalName, paths } from '@/lib/navigation/paths';
import { type QueryRecord, toSearchParams } from '@/lib/navigation/search-params';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

interface NarrowedPageProps extends NamedPageProps<'categoryId'> {
  readonly searchParams: Promise<QueryRecord>;
}

export async function generateMetadata({ params, searchParams }: NarrowedPageProps) {
  const category = await loadCategory(decodePart((await params).categoryId));
  return categorySuppliersMetadata(category, toSearchParams(await searchParams));
}

/** R34 with anything in its query: what they can make, where they sell, order, page. */
export default async function NarrowedSuppliersPage({ params, searchParams }: NarrowedPageProps) {
  const { categoryId, name } = await params;
  const query = toSearchParams(await searchParams);
  preloadList(decodePart(categoryId));
  const category = await criticalData(loadCategory(decodePart(categoryId)));
  if (category.state !== 'ready') return <LoadErrorScreen read={category} />;
  const path = paths.categorySuppliers(category.value);
  if (!isCanonicalName(name, category.value.slug)) permanentRedirect(`${path}?${query}`);
  const result = await readCategorySuppliers(category.value, query);
  if (result.state === 'moved') redirect(result.href);
  return <CategorySuppliersScreen category={category.value} data={result.data} />;
}
