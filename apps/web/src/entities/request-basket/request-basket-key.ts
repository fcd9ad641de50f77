/** Where this browser keeps what is gathered for a request. */
export const BASKET_KEY = 'bazaar-request-basket';
