import 'server-only';
import { markGone } from '@/lib/cache/tag-page';
import type { Loaded } from './query-result';

/** True when what the page is about has closed for good (410); the page cache then answers the page with that status. */
export async function isGone(reading: Promise<Loaded<unknown>>): Promise<boolean> {
  const loaded = await reading;
  const gone = loaded.state === 'missing' && loaded.status === 410;
  if (gone) await markGone();
  return gone;
}
