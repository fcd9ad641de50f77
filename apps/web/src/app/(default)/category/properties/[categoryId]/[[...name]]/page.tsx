import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { propertiesMetadata } from '@/features/category-properties/properties-metadata';
import { PropertiesScreen } from '@/features/category-properties/properties-screen';
import { preloadProperties, readProperties } from '@/features/category-properties/read-properties';
import { PlacedAds } from '@/platform/advertisements/placed-ads';
import { loadCategory } from '@/platform/catalogue/load-category';
import { mainPart } from '@/platform/data/main-part';
import type { NamedPageProps } from '@/platform/page-props';
import { decodePart, isCanonicalName, paths } from '@/platform/paths';
import { UnreadScreen } from '@/shell/screens/unread-screen';

export { renderOnDemand as generateStaticParams } from '@/platform/page-props';
export const revalidate = 3600;

export async function generateMetadata({ params }: NamedPageProps<'categoryId'>): Promise<Metadata> {
  return propertiesMetadata(await loadCategory(decodePart((await params).categoryId)));
}

/** R37, the same for everybody, and cached. */
export default async function Page({ params }: NamedPageProps<'categoryId'>) {
  const { categoryId, name } = await params;
  preloadProperties(decodePart(categoryId));
  const category = await mainPart(loadCategory(decodePart(categoryId)));
  if (category.state !== 'ready') return <UnreadScreen read={category} />;
  const path = paths.categoryProperties(category.value);
  if (!isCanonicalName(name, category.value.slug)) permanentRedirect(path);
  const reading = await readProperties(category.value, new URLSearchParams());
  if (reading.state === 'moved') permanentRedirect(reading.href);
  return (
    <>
      <PropertiesScreen category={category.value} reading={reading} />
      <PlacedAds position="category" categoryId={category.value.id} />
    </>
  );
}
