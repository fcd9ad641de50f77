import type { Metadata } from 'next';
import { paths } from '@/lib/navigation/paths';
import { answerStatus } from '@/lib/response/answer-status';
import { requireSession } from '@/lib/session/require-session';
import { titleOfError } from '@/lib/site/page-metadata';
import { NotFoundScreen } from '@/shell/screens/not-found-screen';
import { errorMessages } from '@/translations/errors';

export const metadata: Metadata = {
  title: titleOfError(404, errorMessages.notFound),
  robots: { index: false },
};

interface Props {
  readonly params: Promise<{ rest: string[] }>;
}

/**
 * Renders 404 for an unknown address of the profile. Without a session it redirects to the login like the others, so that nobody outside
 * learns which pages exist.
 */
export default async function UnknownProfilePage({ params }: Props) {
  const { rest } = await params;
  await requireSession([paths.profile, ...rest].join('/'));
  // Not `notFound()`: that one is drawn by the browser, and shows nothing without script.
  answerStatus(404);
  return <NotFoundScreen />;
}
