import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { loadCategory } from '@/entities/category/load-category';
import { CatalogueListScreen } from '@/features/catalogue-list/catalogue-list-screen';
import { listMetadata } from '@/features/catalogue-list/list-metadata';
import { preloadList, readList } from '@/features/catalogue-list/read-list';
import { criticalData } from '@/lib/data/critical-data';
import { decodePart, isCanonicalName, paths } from '@/lib/navigation/paths';
import { type QueryRecord, toSearchParams } from '@/lib/navigation/search-params';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

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
  const category = await criticalData(loadCategory(decodePart(categoryId)));
  if (category.state !== 'ready') return <LoadErrorScreen read={category} />;
  const requestedHref = `${paths.categoryProducts(category.value)}?${query}`;
  if (!isCanonicalName(name, category.value.slug)) permanentRedirect(requestedHref);
  const result = await readList(category.value, query);
  if (result.state === 'moved') redirect(result.href);
  return <CatalogueListScreen category={category.value} result={result} requestedHref={requestedHref} />;
}
