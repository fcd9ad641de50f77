/** Storage key of the request basket. */
export const BASKET_KEY = 'bazaar-request-basket';
