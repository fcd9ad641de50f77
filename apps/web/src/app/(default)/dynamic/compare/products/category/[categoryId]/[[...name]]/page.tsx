import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { loadCategory } from '@/entities/category/load-category';
import { compareMetadata } from '@/features/compare/compare-metadata';
import { CompareScreen } from '@/features/compare/compare-screen';
import { preloadCompare, readCompare } from '@/features/compare/read-compare';
import { criticalData } from '@/lib/data/critical-data';
import { withSearchParams } from '@/lib/navigation/page-variants';
import { decodePart, isCanonicalName, paths } from '@/lib/navigation/paths';
import { type QueryRecord, toSearchParams } from '@/lib/navigation/search-params';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

interface Props {
  readonly params: Promise<{ categoryId: string; name?: string[] }>;
  readonly searchParams: Promise<QueryRecord>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return compareMetadata(await loadCategory(decodePart((await params).categoryId)));
}

/** R25 with `compare` in its query: up to four of its products side by side. */
export default async function Page({ params, searchParams }: Props) {
  const { categoryId, name } = await params;
  const query = toSearchParams(await searchParams);
  preloadCompare(decodePart(categoryId), query);
  const category = await criticalData(loadCategory(decodePart(categoryId)));
  if (category.state !== 'ready') return <LoadErrorScreen read={category} />;
  const requestedHref = withSearchParams(paths.categoryProducts(category.value), query);
  if (!isCanonicalName(name, category.value.slug)) permanentRedirect(requestedHref);
  const result = await readCompare(category.value, query);
  if (result.state === 'moved') redirect(result.href);
  return <CompareScreen category={category.value} result={result} requestedHref={requestedHref} />;
}
