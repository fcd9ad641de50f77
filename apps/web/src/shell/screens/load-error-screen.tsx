import { tagMissing } from '@/lib/cache/tag-page';
import type { LoadError } from '@/lib/data/critical-data';
import { NotFoundScreen } from './not-found-screen';
import { ServiceErrorScreen } from './service-error-screen';

/** In place of a page whose main part is missing or could not be read. */
export function LoadErrorScreen({ read }: { readonly read: LoadError }) {
  return read.state === 'missing' ? <NotFoundScreen /> : <ServiceErrorScreen failure={read} />;
}

/** For an address nothing can have. Not `notFound()`: that one is drawn by the browser, and nothing is there without script. */
export async function nothingHere() {
  await tagMissing();
  return <NotFoundScreen />;
}
