/** The form that leads to a comparison where no script runs; the boxes of a list name it. */
export const COMPARE_FORM_ID = 'compare-form';

/** Boxes and links that put a product into the tray. */
export const COMPARE_SELECTOR = '[data-compare]';

/** Where this browser keeps what waits for comparison. */
export const COMPARE_KEY = 'bazaar-compare';
