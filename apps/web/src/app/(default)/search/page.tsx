import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { areaSearchOf, parseSearchAddress } from '@/features/search/search-address';
import { searchMetadata } from '@/features/search/search-metadata';
import { SearchScreen } from '@/features/search/search-screen';

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return searchMetadata(parseSearchAddress(await searchParams));
}

/** R09: search. */
export default async function Page({ searchParams }: Props) {
  const query = await searchParams;
  const inArea = areaSearchOf(query);
  if (inArea !== undefined) redirect(inArea);
  return (
    <>
      <SearchScreen address={parseSearchAddress(query)} />
      <PlacedAds position="search" />
    </>
  );
}
