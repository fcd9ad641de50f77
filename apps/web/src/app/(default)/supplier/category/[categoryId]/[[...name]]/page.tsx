import { permanentRedirect } from 'next/navigation';
import { MakersScreen, makersMetadata } from '@/features/catalogue-list/makers-screen';
import { preloadList } from '@/features/catalogue-list/read-list';
import { readMakers } from '@/features/catalogue-list/read-makers';
import { loadCategory } from '@/platform/catalogue/load-category';
import { mainPart } from '@/platform/data/main-part';
import type { NamedPageProps } from '@/platform/page-props';
import { decodePart, isCanonicalName, paths } from '@/platform/paths';
import { UnreadScreen } from '@/shell/screens/unread-screen';

export { renderOnDemand as generateStaticParams } from '@/platform/page-props';
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
