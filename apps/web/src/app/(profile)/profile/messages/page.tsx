import '@bazaar/ui/messages.css';
import type { Metadata } from 'next';
import { askedAddress } from '@/features/messages/messages-address';
import { MessagesScreen } from '@/features/messages/messages-screen';
import { messagesTexts } from '@/messages/messages';
import { paths } from '@/platform/paths';
import { requireSession } from '@/platform/session/require-session';
import { pageMetadata } from '@/platform/site/page-metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: paths.messages, title: messagesTexts.title, isHidden: true });
}

interface MessagesPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function MessagesPage({ searchParams }: MessagesPageProps) {
  await requireSession(askedAddress(await searchParams));
  return <MessagesScreen />;
}
