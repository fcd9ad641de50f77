/** Storage keys of what is not sent. Every page loads them: they are one module. */

/** The request basket. */
export const BASKET_KEY = 'bazaar-request-basket';
/** Summaries of the drafts. They stand beside the database of drafts, so that a public page need not open it. */
export const DRAFTS_KEY = 'bazaar-unsent-drafts';
