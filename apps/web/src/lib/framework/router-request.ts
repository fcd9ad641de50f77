/**
 * Request header by which the router asks for the data of a page, not for its document.
 *
 * Assumed: the framework's own name of it; the server reads it before the framework does.
 */
export const ROUTER_REQUEST_HEADER = 'rsc';
