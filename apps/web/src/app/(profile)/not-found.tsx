import type { Metadata } from 'next';
import { titleOfError } from '@/lib/site/page-metadata';
import { NotFoundScreen } from '@/shell/screens/not-found-screen';
import { errorMessages } from '@/translations/errors';

export const metadata: Metadata = {
  title: titleOfError(404, errorMessages.notFound),
  robots: { index: false },
};

export default function NotFoundInProfile() {
  return <NotFoundScreen />;
}
