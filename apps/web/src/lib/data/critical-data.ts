import 'server-only';
import { markFailed, markMissing } from '@/lib/cache/tag-page';
import type { Loaded } from './query-result';
import { untoldFailures } from './unhandled-errors';

/** Why there is no page. */
export type Unread = Exclude<Loaded<never>, { readonly state: 'ready' }>;

/**
 * The part without which there is no page. Anything but `ready` comes back marked, for the page to return `<UnreadScreen read={…} />`:
 * missing is answered with 404 in place; failed by the page cache with the last good copy, or 503.
 */
export async function mainPart<Value>(reading: Promise<Loaded<Value>>): Promise<Loaded<Value>> {
  const loaded = await reading;
  if (loaded.state === 'missing') await markMissing();
  if (loaded.state === 'failed') {
    untoldFailures().delete(loaded);
    await markFailed();
  }
  return loaded;
}
