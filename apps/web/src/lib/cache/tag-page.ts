import 'server-only';
import { unstable_cache } from 'next/cache';
import { answerStatus } from '@/lib/response/answer-status';
import { DEGRADED_SECONDS, DEGRADED_TAG, FAILED_TAG, GONE_TAG, MISSING_TAG } from './cache-tags';

const nothing = async (): Promise<true> => true;
/** Reading an entry that lives for seconds shortens the life of the page that reads it, which is all these are for. */
const readDegradedMark = unstable_cache(nothing, [DEGRADED_TAG], {
  revalidate: DEGRADED_SECONDS,
  tags: [DEGRADED_TAG],
});
const readFailedMark = unstable_cache(nothing, [FAILED_TAG], {
  revalidate: DEGRADED_SECONDS,
  tags: [FAILED_TAG],
});

const readMissingMark = unstable_cache(nothing, [MISSING_TAG], { revalidate: 600, tags: [MISSING_TAG] });
const readGoneMark = unstable_cache(nothing, [GONE_TAG], { revalidate: 600, tags: [GONE_TAG] });

/** A secondary part of this page failed: the next request has the page made anew. */
export async function markDegraded(): Promise<void> {
  await readDegradedMark();
}

/**
 * The main part failed: this render is the error screen. The page cache keeps serving the last good copy if it has one,
 * else answers this one with status 503. With a good copy the catalogue is asked again after {@link DEGRADED_SECONDS} seconds.
 */
export async function markFailed(): Promise<void> {
  answerStatus(503);
  await readFailedMark();
}

/** What the page is about has closed: this render is answered with status 410. */
export async function markGone(): Promise<void> {
  answerStatus(410);
  await readGoneMark();
}

/** Nothing has this address: this render is answered with status 404. */
export async function markMissing(): Promise<void> {
  answerStatus(404);
  await readMissingMark();
}
