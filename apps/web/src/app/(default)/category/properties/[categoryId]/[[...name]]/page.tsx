import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { loadCategory } from '@/entities/category/load-category';
import { propertiesMetadata } from '@/features/category-properties/properties-metadata';
import { PropertiesScreen } from '@/features/category-properties/properties-screen';
import { preloadProperties, readProperties } from '@/features/category-properties/read-properties';
import { criticalData } from '@/lib/data/critical-data';
import type { NamedPageProps } from '@/lib/navigation/page-props';
import { decodePart, isCanonicalName, paths } from '@/lib/navigation/paths';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 3600;

export async function generateMetadata({ params }: NamedPageProps<'categoryId'>): Promise<Metadata> {
  return propertiesMetadata(await loadCategory(decodePart((await params).categoryId)));
}

/** R37, the same for everybody, and cached. */
export default async function Page({ params }: NamedPageProps<'categoryId'>) {
  const { categoryId, name } = await params;
  preloadProperties(decodePart(categoryId));
  const category = await criticalData(loadCategory(decodePart(categoryId)));
  if (category.state !== 'ready') return <LoadErrorScreen read={category} />;
  const path = paths.categoryProperties(category.value);
  if (!isCanonicalName(name, category.value.slug)) permanentRedirect(path);
  const result = await readProperties(category.value, new URLSearchParams());
  if (result.state === 'moved') permanentRedirect(result.href);
  return (
    <>
      <PropertiesScreen category={category.value} result={result} />
      <PlacedAds position="category" categoryId={category.value.id} />
    </>
  );
}
