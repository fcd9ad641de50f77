import { permanentRedirect } from 'next/navigation';
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
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 600;

export async function generateMetadata({ params }: NamedPageProps<'categoryId'>) {
  return categorySuppliersMetadata(
    await loadCategory(decodePart((await params).categoryId)),
    new URLSearchParams(),
  );
}

/** R34, all suppliers of a category: the same for everybody, and cached. */
export default async function CategorySuppliersPage({ params }: NamedPageProps<'categoryId'>) {
  const { categoryId, name } = await params;
  preloadList(decodePart(categoryId));
  const category = await criticalData(loadCategory(decodePart(categoryId)));
  if (category.state !== 'ready') return <LoadErrorScreen read={category} />;
  const path = paths.categorySuppliers(category.value);
  if (!isCanonicalName(name, category.value.slug)) permanentRedirect(path);
  const result = await readCategorySuppliers(category.value, new URLSearchParams());
  if (result.state === 'moved') permanentRedirect(result.href);
  return <CategorySuppliersScreen category={category.value} data={result.data} />;
}
