import { tagMissing } from '@/lib/cache/tag-page';
import type { LoadError } from '@/lib/data/critical-data';
import { GoneScreen } from './gone-screen';
import { NotFoundScreen } from './not-found-screen';
import { ServiceErrorScreen } from './service-error-screen';

/** Renders the error screen of a page whose critical data is missing or failed. */
export function LoadErrorScreen({ read }: { readonly read: LoadError }) {
  if (read.state === 'failed') return <ServiceErrorScreen failure={read} />;
  return read.status === 410 ? <GoneScreen /> : <NotFoundScreen />;
}

/**
 * Returns the screen for an address no page can have. Not `notFound()`: that one is drawn by the browser, and shows nothing without script.
 */
export async function nothingHere() {
  await tagMissing();
  return <NotFoundScreen />;
}
