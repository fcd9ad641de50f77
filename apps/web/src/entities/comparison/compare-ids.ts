/** The form that leads to a comparison where no script runs; the boxes of a list name it. */
export const COMPARE_FORM_ID = 'compare-form';

/** Where this browser keeps what waits for comparison. */
export const COMPARE_KEY = 'bazaar-compare';

/** The element that says in JSON which category the products of the page belong to. */
export const CATEGORY_ATTRIBUTE = 'data-compare-category';
