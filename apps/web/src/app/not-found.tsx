import { BarePage } from '@bazaar/ui/patterns/page-frame';
import type { Metadata } from 'next';
import { titleOfError } from '@/lib/site/page-metadata';
import { LazyNotFoundScreen } from '@/shell/screens/lazy/lazy-not-found-screen';
import { errorMessages } from '@/translations/errors';

export const metadata: Metadata = {
  title: titleOfError(404, errorMessages.notFound),
  robots: { index: false },
};

/** Renders 404 for an address outside of every layout. No public page leads here, yet each carries it in its data: hence so small. */
export default function NotFoundAnywhere() {
  return (
    <BarePage>
      <LazyNotFoundScreen />
    </BarePage>
  );
}
