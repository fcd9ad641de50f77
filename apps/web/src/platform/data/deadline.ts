import 'server-only';
import { cache } from 'react';

/** A page answers within three seconds, so its reads together get a little less. */
export const PAGE_DEADLINE_MS = 2_600;

/** One deadline for all reads of one render: it starts with the first of them. */
export const pageDeadline = cache((): AbortSignal => AbortSignal.timeout(PAGE_DEADLINE_MS));

/** Settles with `work`, or rejects when the signal fires, even if `work` does not listen to it. */
export function withDeadline<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const expire = () => reject(signal.reason);
    if (signal.aborted) return expire();
    signal.addEventListener('abort', expire, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', expire));
  });
}
