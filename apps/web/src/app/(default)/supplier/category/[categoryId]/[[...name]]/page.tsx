import { permanentRedirect } from 'next/navigation';
import { loadCategory } from '@/entities/category/load-category';
import { preloadList } from '@/features/catalogue-list/read-list';
import { MakersScreen, makersMetadata } from '@/features/category-suppliers/category-suppliers-screen';
import { readMakers } from '@/features/category-suppliers/read-category-suppliers';
import { mainPart } from '@/lib/data/critical-data';
import type { NamedPageProps } from '@/lib/navigation/page-props';
import { decodePart, isCanonicalName, paths } from '@/lib/navigation/paths';
import { UnreadScreen } from '@/shell/screens/load-error-screen';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 600;

export async function generateMetadata({ params }: NamedPageProps<'categoryId'>) {
  return makersMetadata(await loadCategory(decodePart((await params).categoryId)), new URLSearchParams());
}

/** R34, all suppliers of a category: the same for everybody, and cached. */
export default async function CategorySuppliersPage({ params }: NamedPageProps<'categoryId'>) {
  const { categoryId, name } = await params;
  preloadList(decodePart(categoryId));
  const category = await mainPart(loadCategory(decodePart(categoryId)));
  if (category.state !== 'ready') return <UnreadScreen read={category} />;
  const path = paths.categorySuppliers(category.value);
  if (!isCanonicalName(name, category.value.slug)) permanentRedirect(path);
  const reading = await readMakers(category.value, new URLSearchParams());
  if (reading.state === 'moved') permanentRedirect(reading.href);
  return <MakersScreen category={category.value} data={reading.data} />;
}
