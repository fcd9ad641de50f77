import { isCategoryType } from '@bazaar/domain/category-menu';
import type { Metadata } from 'next';
import { parseAreaAddress } from '@/features/area-search/area-address';
import { areaSearchMetadata } from '@/features/area-search/area-metadata';
import { AreaSearchScreen } from '@/features/area-search/area-search-screen';
import { preloadAds } from '@/platform/advertisements/load-ads';
import { PlacedAds } from '@/platform/advertisements/placed-ads';
import { nothingMetadata } from '@/platform/site/unread-metadata';
import { nothingHere } from '@/shell/screens/unread-screen';

interface Props {
  readonly params: Promise<{ categoryType: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ categoryType }, query] = await Promise.all([params, searchParams]);
  return isCategoryType(categoryType)
    ? areaSearchMetadata(categoryType, parseAreaAddress(query))
    : nothingMetadata;
}

/** R24: product search inside one area. */
export default async function Page({ params, searchParams }: Props) {
  const [{ categoryType }, query] = await Promise.all([params, searchParams]);
  if (!isCategoryType(categoryType)) return nothingHere();
  preloadAds('search');
  return (
    <>
      <AreaSearchScreen categoryType={categoryType} address={parseAreaAddress(query)} />
      <PlacedAds position="search" />
    </>
  );
}
