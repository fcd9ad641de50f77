import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { loadCategory } from '@/entities/category/load-category';
import { hubMetadata } from '@/features/category/category-metadata';
import { HubScreen } from '@/features/category/landing-screen';
import { preloadHub } from '@/features/category/load-landing';
import { mainPart } from '@/lib/data/critical-data';
import type { NamedPageProps } from '@/lib/navigation/page-props';
import { decodePart, isCanonicalName, paths } from '@/lib/navigation/paths';
import { ThingActs } from '@/shell/actions/object-actions';
import { UnreadScreen } from '@/shell/screens/load-error-screen';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 600;

export async function generateMetadata({ params }: NamedPageProps<'categoryId'>): Promise<Metadata> {
  const category = await loadCategory(decodePart((await params).categoryId));
  return hubMetadata(category);
}

/** R35: the hub of a category. */
export default async function Page({ params }: NamedPageProps<'categoryId'>) {
  const { categoryId, name } = await params;
  preloadHub(decodePart(categoryId));
  const category = await mainPart(loadCategory(decodePart(categoryId)));
  if (category.state !== 'ready') return <UnreadScreen read={category} />;
  const { id, name: title, slug } = category.value;
  const path = paths.category(category.value);
  if (!isCanonicalName(name, slug)) permanentRedirect(path);
  const personal = <ThingActs objectType="Category" objectId={id} title={title} path={path} />;
  return (
    <>
      <HubScreen category={category.value} personal={personal} />
      <PlacedAds position="category" categoryId={id} />
    </>
  );
}
