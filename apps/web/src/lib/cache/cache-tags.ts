/**
 * Cache tags a render leaves for the page cache. They are plain strings in a file of their own because Node loads the cache itself, outside
 * the bundle.
 */

/** Optional data failed: the page is served to this visitor and not cached. */
export const INCOMPLETE_TAG = 'bazaar-incomplete';
/** Critical data failed: the page is the error screen. */
export const FAILED_TAG = 'bazaar-failed';
/** The object of the page has closed for good: the page answers 410. */
export const GONE_TAG = 'bazaar-gone';
/** The object of the page does not exist: the page answers 404. */
export const MISSING_TAG = 'bazaar-missing';
/** A picture of the first view came too late to be inlined. */
export const LATE_PICTURE_TAG = 'bazaar-late-picture';
/** Lifetime in seconds of a good copy that is served in place of an incomplete or failed page, and of the first copy without a late picture. */
export const INCOMPLETE_SECONDS = 10;
