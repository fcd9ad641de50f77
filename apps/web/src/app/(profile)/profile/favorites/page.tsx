import '@bazaar/ui/memory.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FavouritesScreen } from '@/features/memory/favourites/favourites-screen';
import { requestedMemory } from '@/features/memory/frame/memory-address';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { requireSession } from '@/lib/session/require-session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { memoryTexts } from '@/translations/memory';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: fixedPaths.favourites, title: memoryTexts.lists.favourites, isHidden: true });
}

interface FavouritesOverviewPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function FavouritesOverviewPage({ searchParams }: FavouritesOverviewPageProps) {
  const requested = requestedMemory('favourites', 'all', await searchParams);
  await requireSession(requested?.address ?? fixedPaths.favourites);
  if (requested === undefined) notFound();
  return <FavouritesScreen kind={requested.kind} />;
}
