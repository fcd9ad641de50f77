import '@bazaar/ui/memory.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { requestedMemory } from '@/features/memory/frame/memory-address';
import { VisitsScreen } from '@/features/memory/visits/visits-screen';
import { accountPaths } from '@/lib/navigation/account-paths';
import { requireSession } from '@/lib/session/require-session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { memoryTexts } from '@/translations/memory';

export function generateMetadata(): Metadata {
  return pageMetadata({
    path: accountPaths.lastVisits('all'),
    title: memoryTexts.lists.visits,
    isHidden: true,
  });
}

interface LastVisitsPageProps {
  readonly params: Promise<{ readonly type: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function LastVisitsPage({ params, searchParams }: LastVisitsPageProps) {
  const requested = requestedMemory('visits', (await params).type, await searchParams);
  await requireSession(requested?.address ?? accountPaths.lastVisits('all'));
  if (requested === undefined) notFound();
  return <VisitsScreen kind={requested.kind} />;
}
