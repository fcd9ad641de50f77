/** Id of the form that leads to a comparison without script; the boxes of a list refer to it. */
export const COMPARE_FORM_ID = 'compare-form';

/** Storage key of the products in the tray. */
export const COMPARE_KEY = 'bazaar-compare';

/** Attribute with the category of the page's products, in JSON. */
export const CATEGORY_ATTRIBUTE = 'data-compare-category';
