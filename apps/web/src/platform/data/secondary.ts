import 'server-only';
import { markDegraded } from '../cache/degraded';
import type { Loaded } from './loaded';

/**
 * A part the page can be shown without. When it failed the page is kept for seconds only, and the screen shows
 * that part's own error panel.
 */
export async function secondary<Value>(reading: Promise<Loaded<Value>>): Promise<Loaded<Value>> {
  const loaded = await reading;
  if (loaded.state === 'failed') await markDegraded();
  return loaded;
}
