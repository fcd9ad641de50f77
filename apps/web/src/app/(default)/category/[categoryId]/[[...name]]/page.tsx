import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { loadCategory } from '@/entities/category/load-category';
import { landingMetadata } from '@/features/category/category-metadata';
import { LandingScreen } from '@/features/category/landing-screen';
import { preloadLanding } from '@/features/category/load-landing';
import { criticalData } from '@/lib/data/critical-data';
import type { NamedPageProps } from '@/lib/navigation/page-props';
import { decodePart, isCanonicalName, paths } from '@/lib/navigation/paths';
import { ObjectActions } from '@/shell/actions/object-actions';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 600;

export async function generateMetadata({ params }: NamedPageProps<'categoryId'>): Promise<Metadata> {
  const category = await loadCategory(decodePart((await params).categoryId));
  return landingMetadata(category);
}

/** R35: the landing page of a category. */
export default async function Page({ params }: NamedPageProps<'categoryId'>) {
  const { categoryId, name } = await params;
  preloadLanding(decodePart(categoryId));
  const category = await criticalData(loadCategory(decodePart(categoryId)));
  if (category.state !== 'ready') return <LoadErrorScreen read={category} />;
  const { id, name: title, slug } = category.value;
  const path = paths.category(category.value);
  if (!isCanonicalName(name, slug)) permanentRedirect(path);
  const personal = <ObjectActions objectType="Category" objectId={id} title={title} path={path} />;
  return (
    <>
      <LandingScreen category={category.value} personal={personal} />
      <PlacedAds position="category" categoryId={id} />
    </>
  );
}
