import { isCategoryType } from '@bazaar/domain/category-menu';
import type { Metadata } from 'next';
import { preloadAds } from '@/entities/advertisement/load-advertisements';
import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { parseAreaAddress } from '@/features/area-search/area-address';
import { areaSearchMetadata } from '@/features/area-search/area-metadata';
import { AreaSearchScreen } from '@/features/area-search/area-search-screen';
import { nothingMetadata } from '@/lib/site/load-error-metadata';
import { nothingHere } from '@/shell/screens/load-error-screen';

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
