import type { Metadata } from 'next';
import { errorMessages } from '@/messages/errors';
import { titleOfError } from '@/platform/site/page-metadata';
import { NotFoundScreen } from '@/shell/screens/not-found-screen';

export const metadata: Metadata = {
  title: titleOfError(404, errorMessages.notFound),
  robots: { index: false },
};

export default function NotFoundInPlace() {
  return <NotFoundScreen />;
}
