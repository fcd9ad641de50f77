/** Storage key of the summaries of unsent drafts. They stand beside the database of drafts, so that a public page need not open it. */
export const DRAFTS_KEY = 'bazaar-unsent-drafts';
