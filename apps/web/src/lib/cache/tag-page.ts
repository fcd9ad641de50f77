import 'server-only';
import { unstable_cache } from 'next/cache';
import { answerStatus } from '@/lib/response/answer-status';
import { FAILED_TAG, GONE_TAG, INCOMPLETE_SECONDS, INCOMPLETE_TAG, MISSING_TAG } from './cache-tags';

const nothing = async (): Promise<true> => true;
/** Reading a data-cache entry that lives for seconds shortens the lifetime of the page that reads it; these entries exist only for that. */
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

/** Marks the page as incomplete: optional data failed, and the next request renders the page again. */
export async function tagIncomplete(): Promise<void> {
  await readIncompleteTag();
}

/**
 * Marks this render as the error screen: critical data failed. The page cache keeps serving the last good copy if it has one, else this
 * render with status 503. With a good copy the catalogue is asked again after {@link INCOMPLETE_SECONDS} seconds.
 */
export async function tagFailed(): Promise<void> {
  answerStatus(503);
  await readFailedTag();
}

/** Marks the object of the page as closed: this render is answered with 410. */
export async function tagGone(): Promise<void> {
  answerStatus(410);
  await readGoneTag();
}

/** Marks the address as unknown: this render is answered with 404. */
export async function tagMissing(): Promise<void> {
  answerStatus(404);
  await readMissingTag();
}
