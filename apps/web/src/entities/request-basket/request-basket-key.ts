/** Where this browser keeps what is gathered for a request. */
export const BASKET_KEY = 'bazaar-request-basket';

/** Told to this page when it has changed; other tabs hear of it by `storage`. */
export const BASKET_EVENT = 'bazaar:request-basket';

/** Links that carry what they stand for into the draft; without script they lead to the requests. */
export const REQUEST_SELECTOR = '[data-request]';

/** Boxes whose things go along with the link that says `data-request="picked"`. */
export const REQUEST_PICK = 'input[data-request-pick]';
