import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { loadCategory } from '@/entities/category/load-category';
import { propertiesMetadata } from '@/features/category-properties/properties-metadata';
import { PropertiesScreen } from '@/features/category-properties/properties-screen';
import { preloadProperties, readProperties } from '@/features/category-properties/read-properties';
import { criticalData } from '@/lib/data/critical-data';
import { decodePart, isCanonicalName, paths } from '@/lib/navigation/paths';
import { type QueryRecord, toSearchParams } from '@/lib/navigation/search-params';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

interface Props {
  readonly params: Promise<{ categoryId: string; name?: string[] }>;
  readonly searchParams: Promise<QueryRecord>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return propertiesMetadata(await loadCategory(decodePart((await params).categoryId)));
}

/** R37 with a converter's form sent without script. */
export default async function Page({ params, searchParams }: Props) {
  const { categoryId, name } = await params;
  const query = toSearchParams(await searchParams);
  preloadProperties(decodePart(categoryId));
  const category = await criticalData(loadCategory(decodePart(categoryId)));
  if (category.state !== 'ready') return <LoadErrorScreen read={category} />;
  const path = paths.categoryProperties(category.value);
  if (!isCanonicalName(name, category.value.slug)) permanentRedirect(`${path}?${query}`);
  const result = await readProperties(category.value, query);
  if (result.state === 'moved') permanentRedirect(result.href);
  return (
    <>
      <PropertiesScreen category={category.value} result={result} />
      <PlacedAds position="category" categoryId={category.value.id} />
    </>
  );
}
