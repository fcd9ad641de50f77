import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { loadCategory } from '@/entities/category/load-category';
import { CatalogueListScreen } from '@/features/catalogue-list/catalogue-list-screen';
import { listMetadata } from '@/features/catalogue-list/list-metadata';
import { preloadList, readList } from '@/features/catalogue-list/read-list';
import { criticalData } from '@/lib/data/critical-data';
import type { NamedPageProps } from '@/lib/navigation/page-props';
import { decodePart, isCanonicalName, paths } from '@/lib/navigation/paths';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 600;

export async function generateMetadata({ params }: NamedPageProps<'categoryId'>): Promise<Metadata> {
  const category = await loadCategory(decodePart((await params).categoryId));
  return listMetadata(category, new URLSearchParams());
}

/** R25, the unfiltered first page: the same for everybody, and cached. */
export default async function Page({ params }: NamedPageProps<'categoryId'>) {
  const { categoryId, name } = await params;
  preloadList(decodePart(categoryId), new URLSearchParams());
  const category = await criticalData(loadCategory(decodePart(categoryId)));
  if (category.state !== 'ready') return <LoadErrorScreen read={category} />;
  const path = paths.categoryProducts(category.value);
  if (!isCanonicalName(name, category.value.slug)) permanentRedirect(path);
  const result = await readList(category.value, new URLSearchParams());
  if (result.state === 'moved') permanentRedirect(result.href);
  return <CatalogueListScreen category={category.value} result={result} requestedHref={path} />;
}
