import '@bazaar/ui/messages.css';
import type { Metadata } from 'next';
import { requestedAddress } from '@/features/messages/messages-address';
import { MessagesScreen } from '@/features/messages/messages-screen';
import { paths } from '@/lib/navigation/paths';
import { requireSession } from '@/lib/session/require-session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { messagesTexts } from '@/translations/messages';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: paths.messages, title: messagesTexts.title, isHidden: true });
}

interface MessagesPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function MessagesPage({ searchParams }: MessagesPageProps) {
  await requireSession(requestedAddress(await searchParams));
  return <MessagesScreen />;
}
