import 'server-only';
import { cache } from 'react';

/** Deadline in ms for all reads of a page together: a page answers within three seconds. */
const PAGE_DEADLINE_MS = 2_600;

/** Returns the one deadline of this render; it starts with its first read. */
const pageDeadline = cache((): AbortSignal => AbortSignal.timeout(PAGE_DEADLINE_MS));

/** Deadline in ms of one read, shorter than the page's: what is read after a failure still has time. */
const READ_DEADLINE_MS = 1_900;

/** Returns the abort signal of a read that starts now. */
export function readDeadline(): AbortSignal {
  return AbortSignal.any([pageDeadline(), AbortSignal.timeout(READ_DEADLINE_MS)]);
}
