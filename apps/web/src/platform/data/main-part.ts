import 'server-only';
import { notFound } from 'next/navigation';
import { markFailed } from '../cache/degraded';
import type { Loaded } from './loaded';
import { untoldFailures } from './untold';

type Failed = Extract<Loaded<never>, { state: 'failed' }>;
type Ready<Value> = Extract<Loaded<Value>, { state: 'ready' }>;

/**
 * The part without which there is no page. Missing ends as 404 in place; failed comes back marked, for the page to
 * return `<ServiceErrorScreen failure={…} />`: the page cache then answers with the last good copy, or 503.
 */
export async function mainPart<Value>(reading: Promise<Loaded<Value>>): Promise<Ready<Value> | Failed> {
  const loaded = await reading;
  if (loaded.state === 'missing') notFound();
  if (loaded.state === 'failed') {
    untoldFailures().delete(loaded);
    await markFailed();
  }
  return loaded;
}
