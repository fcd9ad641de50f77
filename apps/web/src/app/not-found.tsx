import type { Metadata } from 'next';
import { errorMessages } from '@/messages/errors';
import { titleOfError } from '@/platform/site/page-metadata';
import { DefaultFrame } from '@/shell/frames/default-frame';
import { NotFoundScreen } from '@/shell/screens/not-found-screen';

export const metadata: Metadata = {
  title: titleOfError(404, errorMessages.notFound),
  robots: { index: false },
};

/** For an address that reached no layout at all. */
export default function NotFoundAnywhere() {
  return (
    <DefaultFrame>
      <NotFoundScreen />
    </DefaultFrame>
  );
}
