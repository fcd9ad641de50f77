import '@bazaar/ui/article.css';
import type { Metadata } from 'next';
import { requestedComments } from '@/features/comments/comments-place';
import { CommentsScreen } from '@/features/comments/comments-screen';
import { accountPaths } from '@/lib/navigation/account-paths';
import { requireSession } from '@/lib/session/require-session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { commentsTexts } from '@/translations/comments';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: accountPaths.comments, title: commentsTexts.title, isHidden: true });
}

interface CommentsPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function CommentsPage({ searchParams }: CommentsPageProps) {
  await requireSession(requestedComments(await searchParams));
  return <CommentsScreen />;
}
