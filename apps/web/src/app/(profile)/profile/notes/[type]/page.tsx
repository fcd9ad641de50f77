import '@bazaar/ui/memory.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { requestedMemory } from '@/features/memory/frame/memory-address';
import { NotesScreen } from '@/features/memory/notes/notes-screen';
import { accountPaths } from '@/lib/navigation/account-paths';
import { requireSession } from '@/lib/session/require-session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { memoryTexts } from '@/translations/memory';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: accountPaths.notes('all'), title: memoryTexts.lists.notes, isHidden: true });
}

interface NotesPageProps {
  readonly params: Promise<{ readonly type: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function NotesPage({ params, searchParams }: NotesPageProps) {
  const requested = requestedMemory('notes', (await params).type, await searchParams);
  await requireSession(requested?.address ?? accountPaths.notes('all'));
  if (requested === undefined) notFound();
  return <NotesScreen kind={requested.kind} />;
}
