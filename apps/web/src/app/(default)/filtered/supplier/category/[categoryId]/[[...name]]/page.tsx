import { permanentRedirect, redirect } from 'next/navigation';
import { loadCategory } from '@/entities/category/load-category';
import { preloadList } from '@/features/catalogue-list/read-list';
import { MakersScreen, makersMetadata } from '@/features/category-suppliers/category-suppliers-screen';
import { readMakers } from '@/features/category-suppliers/read-category-suppliers';
import { mainPart } from '@/lib/data/critical-data';
import type { NamedPageProps } from '@/lib/navigation/page-props';
import { decodePart, isCanonicalName, paths } from '@/lib/navigation/paths';
import { type QueryRecord, toSearchParams } from '@/lib/navigation/search-params';
import { UnreadScreen } from '@/shell/screens/load-error-screen';

interface NarrowedPageProps extends NamedPageProps<'categoryId'> {
  readonly searchParams: Promise<QueryRecord>;
}

export async function generateMetadata({ params, searchParams }: NarrowedPageProps) {
  const category = await loadCategory(decodePart((await params).categoryId));
  return makersMetadata(category, toSearchParams(await searchParams));
}

/** R34 with anything in its query: what they can make, where they sell, order, page. */
export default async function NarrowedSuppliersPage({ params, searchParams }: NarrowedPageProps) {
  const { categoryId, name } = await params;
  const query = toSearchParams(await searchParams);
  preloadList(decodePart(categoryId));
  const category = await mainPart(loadCategory(decodePart(categoryId)));
  if (category.state !== 'ready') return <UnreadScreen read={category} />;
  const path = paths.categorySuppliers(category.value);
  if (!isCanonicalName(name, category.value.slug)) permanentRedirect(`${path}?${query}`);
  const reading = await readMakers(category.value, query);
  if (reading.state === 'moved') redirect(reading.href);
  return <MakersScreen category={category.value} data={reading.data} />;
}
