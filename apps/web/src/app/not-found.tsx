import type { Metadata } from 'next';
import { titleOfError } from '@/lib/site/page-metadata';
import { DefaultFrame } from '@/shell/frames/default-frame';
import { NotFoundScreen } from '@/shell/screens/not-found-screen';
import { errorMessages } from '@/translations/errors';

export const metadata: Metadata = {
  title: titleOfError(404, errorMessages.notFound),
  robots: { index: false },
};

/** Renders 404 for an address outside of every layout. */
export default function NotFoundAnywhere() {
  return (
    <DefaultFrame>
      <NotFoundScreen />
    </DefaultFrame>
  );
}
