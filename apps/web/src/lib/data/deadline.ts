import 'server-only';
import { cache } from 'react';

/** A page answers within three seconds, so its reads together get a little less. */
const PAGE_DEADLINE_MS = 2_600;

/** One deadline for all reads of one render: it starts with the first of them. */
const pageDeadline = cache((): AbortSignal => AbortSignal.timeout(PAGE_DEADLINE_MS));

/** One read gets less than the page: what is read after it, once it has failed, still has time. */
const READ_DEADLINE_MS = 1_900;

/** The signal of a read that starts now. */
export function readDeadline(): AbortSignal {
  return AbortSignal.any([pageDeadline(), AbortSignal.timeout(READ_DEADLINE_MS)]);
}

/** Settles with `work`, or rejects when the signal fires, even if `work` does not listen to it. */
export function withDeadline<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const expire = () => reject(signal.reason);
    // Listened to in any case: work that is late may fail after nobody waits for it.
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', expire));
    if (signal.aborted) return expire();
    signal.addEventListener('abort', expire, { once: true });
  });
}
