import 'server-only';
import { unstable_cache } from 'next/cache';
import { answerStatus } from '@/lib/response/answer-status';
import { FAILED_TAG, GONE_TAG, INCOMPLETE_SECONDS, INCOMPLETE_TAG, MISSING_TAG } from './cache-tags';

const nothing = async (): Promise<true> => true;
/** Reading an entry that lives for seconds shortens the life of the page that reads it, which is all these are for. */
const readIncompleteTag = unstable_cache(nothing, [INCOMPLETE_TAG], {
  revalidate: INCOMPLETE_SECONDS,
  tags: [INCOMPLETE_TAG],
});
const readFailedTag = unstable_cache(nothing, [FAILED_TAG], {
  revalidate: INCOMPLETE_SECONDS,
  tags: [FAILED_TAG],
});

const readMissingTag = unstable_cache(nothing, [MISSING_TAG], { revalidate: 600, tags: [MISSING_TAG] });
const readGoneTag = unstable_cache(nothing, [GONE_TAG], { revalidate: 600, tags: [GONE_TAG] });

/** A secondary part of this page failed: the next request has the page made anew. */
export async function tagIncomplete(): Promise<void> {
  await readIncompleteTag();
}

/**
 * The main part failed: this render is the error screen. The page cache keeps serving the last good copy if it has one,
 * else answers this one with status 503. With a good copy the catalogue is asked again after {@link DEGRADED_SECONDS} seconds.
 */
export async function tagFailed(): Promise<void> {
  answerStatus(503);
  await readFailedTag();
}

/** What the page is about has closed: this render is answered with status 410. */
export async function tagGone(): Promise<void> {
  answerStatus(410);
  await readGoneTag();
}

/** Nothing has this address: this render is answered with status 404. */
export async function tagMissing(): Promise<void> {
  answerStatus(404);
  await readMissingTag();
}
