import { permanentRedirect, redirect } from 'next/navigation';
import { MakersScreen, makersMetadata } from '@/features/catalogue-list/makers-screen';
import { preloadList } from '@/features/catalogue-list/read-list';
import { readMakers } from '@/features/catalogue-list/read-makers';
import { loadCategory } from '@/platform/catalogue/load-category';
import { mainPart } from '@/platform/data/main-part';
import { type QueryRecord, toSearchParams } from '@/platform/navigation/search-params';
import type { NamedPageProps } from '@/platform/page-props';
import { decodePart, isCanonicalName, paths } from '@/platform/paths';
import { UnreadScreen } from '@/shell/screens/unread-screen';

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
