/** Inline script at the end of a first view. Its hash is in the policy of the page, so its text is the same everywhere. */
export const FIRST_VIEW_SCRIPT = 'performance.mark("first-view")';
