import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { ThingActs } from '@/app/(default)/thing-acts';
import { hubMetadata } from '@/features/category/category-metadata';
import { HubScreen } from '@/features/category/hub-screen';
import { preloadHub } from '@/features/category/load-hub';
import { PlacedAds } from '@/platform/advertisements/placed-ads';
import { loadCategory } from '@/platform/catalogue/load-category';
import { mainPart } from '@/platform/data/main-part';
import type { NamedPageProps } from '@/platform/page-props';
import { decodePart, isCanonicalName, paths } from '@/platform/paths';
import { UnreadScreen } from '@/shell/screens/unread-screen';

export { renderOnDemand as generateStaticParams } from '@/platform/page-props';
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
