import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { compareMetadata } from '@/features/compare/compare-metadata';
import { CompareScreen } from '@/features/compare/compare-screen';
import { preloadCompare, readCompare } from '@/features/compare/read-compare';
import { loadCategory } from '@/platform/catalogue/load-category';
import { mainPart } from '@/platform/data/main-part';
import { type QueryRecord, toSearchParams } from '@/platform/navigation/search-params';
import { decodePart, isCanonicalName, paths } from '@/platform/paths';
import { UnreadScreen } from '@/shell/screens/unread-screen';

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
  const category = await mainPart(loadCategory(decodePart(categoryId)));
  if (category.state !== 'ready') return <UnreadScreen read={category} />;
  const askedHref = `${paths.categoryProducts(category.value)}?${query}`;
  if (!isCanonicalName(name, category.value.slug)) permanentRedirect(askedHref);
  const reading = await readCompare(category.value, query);
  if (reading.state === 'moved') redirect(reading.href);
  return <CompareScreen category={category.value} reading={reading} askedHref={askedHref} />;
}
