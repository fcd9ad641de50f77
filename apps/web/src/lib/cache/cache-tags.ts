/**
 * Marks a render leaves among its cache tags, where the page cache finds them.
 * They are plain strings in a file of their own because the cache is loaded by Node itself, outside the bundle.
 */

/** A secondary part failed: the page is good for who asked for it, not for the next. */
export const INCOMPLETE_TAG = 'bazaar-incomplete';
/** The main part failed: the page is the error screen. */
export const FAILED_TAG = 'bazaar-failed';
/** The object of the page has closed for good: the page says so with status 410. */
export const GONE_TAG = 'bazaar-gone';
/** There is no such thing as the page is about: it says so with status 404. */
export const MISSING_TAG = 'bazaar-missing';
/** Seconds after which a good copy kept in place of a degraded or failed page is tried again. */
export const INCOMPLETE_SECONDS = 10;
