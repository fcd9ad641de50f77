import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { loadCategory } from '@/entities/category/load-category';
import { CatalogueListScreen } from '@/features/catalogue-list/catalogue-list-screen';
import { listMetadata } from '@/features/catalogue-list/list-metadata';
import { preloadList, readList } from '@/features/catalogue-list/read-list';
import { mainPart } from '@/lib/data/critical-data';
import { decodePart, isCanonicalName, paths } from '@/lib/navigation/paths';
import { type QueryRecord, toSearchParams } from '@/lib/navigation/search-params';
import { UnreadScreen } from '@/shell/screens/load-error-screen';

interface Props {
  readonly params: Promise<{ categoryId: string; name?: string[] }>;
  readonly searchParams: Promise<QueryRecord>;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const category = await loadCategory(decodePart((await params).categoryId));
  return listMetadata(category, toSearchParams(await searchParams));
}

/** R25 with anything in its query: filters, order, page, view. */
export default async function Page({ params, searchParams }: Props) {
  const { categoryId, name } = await params;
  const query = toSearchParams(await searchParams);
  preloadList(decodePart(categoryId), query);
  const category = await mainPart(loadCategory(decodePart(categoryId)));
  if (category.state !== 'ready') return <UnreadScreen read={category} />;
  const askedHref = `${paths.categoryProducts(category.value)}?${query}`;
  if (!isCanonicalName(name, category.value.slug)) permanentRedirect(askedHref);
  const reading = await readList(category.value, query);
  if (reading.state === 'moved') redirect(reading.href);
  return <CatalogueListScreen category={category.value} reading={reading} askedHref={askedHref} />;
}
