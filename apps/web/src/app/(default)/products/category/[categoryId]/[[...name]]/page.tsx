import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { CatalogueListScreen } from '@/features/catalogue-list/catalogue-list-screen';
import { listMetadata } from '@/features/catalogue-list/list-metadata';
import { preloadList, readList } from '@/features/catalogue-list/read-list';
import { loadCategory } from '@/platform/catalogue/load-category';
import { mainPart } from '@/platform/data/main-part';
import { decodePart, isCanonicalName, paths } from '@/platform/paths';
import { ServiceErrorScreen } from '@/shell/screens/service-error-screen';

export const revalidate = 600;

interface Props {
  readonly params: Promise<{ categoryId: string; name?: string[] }>;
}

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = await loadCategory(decodePart((await params).categoryId));
  return listMetadata(category, new URLSearchParams());
}

/** R25, the unfiltered first page: the same for everybody, and cached. */
export default async function Page({ params }: Props) {
  const { categoryId, name } = await params;
  preloadList(decodePart(categoryId));
  const category = await mainPart(loadCategory(decodePart(categoryId)));
  if (category.state === 'failed') return <ServiceErrorScreen failure={category} />;
  const path = paths.categoryProducts(category.value);
  if (!isCanonicalName(name, category.value.slug)) permanentRedirect(path);
  const reading = await readList(category.value, new URLSearchParams());
  if (reading.state === 'moved') permanentRedirect(reading.href);
  return <CatalogueListScreen category={category.value} reading={reading} askedHref={path} />;
}
