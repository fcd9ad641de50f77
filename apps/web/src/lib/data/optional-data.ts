import 'server-only';
import { markDegraded } from '@/lib/cache/tag-page';
import type { Loaded } from './query-result';
import { untoldFailures } from './unhandled-errors';

/**
 * A part the page can be shown without. When it failed the page is for this visitor only, and the screen shows that part's own error
 * panel. What has none is read without this: `MissingNote` tells it.
 */
export async function secondary<Value>(reading: Promise<Loaded<Value>>): Promise<Loaded<Value>> {
  const loaded = await reading;
  if (loaded.state === 'failed') {
    untoldFailures().delete(loaded);
    await markDegraded();
  }
  return loaded;
}
