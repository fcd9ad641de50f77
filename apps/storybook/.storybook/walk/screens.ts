/** Which layout of the site stands around a screen. */
export type FrameKind = 'site' | 'account';

export interface Screen {
  /** Id of its stories, without the story's name. */
  readonly id: string;
  readonly frame: FrameKind;
  /** The address as its own code would read it. */
  readonly path: string;
  /** Further addresses that lead here; path and query. */
  readonly at?: RegExp;
}

const lists = 'screens-search-and-lists-';
const products = 'screens-products-';
const suppliers = 'screens-suppliers-';
const trade = 'screens-trade-';
const content = 'screens-content-';
const account = 'screens-account-';
const help = 'screens-help-';
const assistant = 'screens-assistant-';

const site = (id: string, path: string, at?: RegExp): Screen => ({
  id,
  frame: 'site',
  path,
  ...(at && { at }),
});
const own = (id: string, path: string, at?: RegExp): Screen => ({ ...site(id, path, at), frame: 'account' });

/** Screens by address; the first that fits an address is its screen. Without an address a screen is only framed. */
export const screens: readonly Screen[] = [
  site('screens-home-home-page', '/', /^\/(\?|$)/),
  site(`${lists}search`, '/search', /^\/search(\?|$)/),
  site(`${lists}product-search`, '/products/search/Product', /^\/products\/search\//),
  site(`${lists}catalogue-list`, '/products/category/c-1', /^\/products\/category\//),
  site(`${products}base-product`, '/products/base-product/bp-1', /^\/products\/base-product\//),
  site(`${products}comparison`, '/products/category/c-1?compare=sp-1,sp-2'),
  site(`${products}product`, '/products/sp-1', /^\/products\/[^/]+/),
  site(`${suppliers}category-suppliers`, '/supplier/category/c-1', /^\/supplier\/category\//),
  site(`${suppliers}supplier-products`, '/supplier/s-1/products/Product', /^\/supplier\/[^/]+\/products\//),
  site(
    `${suppliers}supplier-contents`,
    '/supplier/s-1/content-list',
    /^\/supplier\/[^/]+\/content-list|^\/contents\/[^/]+\/supplier\//,
  ),
  site(
    `${suppliers}supplier-delegations`,
    '/supplier/s-1/merchantDelegations',
    /^\/supplier\/[^/]+\/merchantDelegations/,
  ),
  site(`${suppliers}supplier-closed`, '/supplier/s-1'),
  site(`${suppliers}supplier`, '/supplier/s-1', /^\/supplier\/[^/]+/),
  site(`${suppliers}supplier-search`, '/suppliers/search/pump', /^\/suppliers\/search\//),
  site(`${suppliers}supplier-directory`, '/suppliers/Product', /^\/suppliers\//),
  site(`${lists}area`, '/category/categoryType/Product', /^\/category\/categoryType\//),
  site(`${lists}category-properties`, '/category/properties/c-1', /^\/category\/properties\//),
  site(`${content}contents`, '/contents/ct-knowledge', /^\/(contents\/(ct-|label\/)|category\/contents\/)/),
  site(`${lists}category-landing-page`, '/category/c-1', /^\/category\//),
  site(`${content}article`, '/contents/a-1', /^\/(contents|page)\//),
  site(`${content}videos`, '/videos', /^\/videos(\?|$)/),
  site(`${help}questions`, '/faq', /^\/faq/),
  site(`${help}feedback`, '/feedback', /^\/feedback/),
  site(`${help}how-it-works`, '/how-it-work', /^\/how-?it-?works?/),
  site(`${help}help-article`, '/help/search', /^\/help\/./),
  site(`${help}help-index`, '/help', /^\/help/),
  site(`${assistant}assistant-dialogue`, '/newai', /^\/newai/),
  site(`${assistant}assistant-landing-page`, '/openai', /^\/openai/),
  site(`${assistant}assistant`, '/ai', /^\/ai(\?|$)/),
  site(`${account}login-connected`, '/users/login', /^\/users\/login/),
  site(`${account}login`, '/users/login'),
  own(`${account}personal-information`, '/profile/personal-info', /^\/profile\/personal-info/),
  own(`${account}addresses`, '/profile/address', /^\/profile\/address/),
  own(`${account}memory-favourites`, '/profile/favorites/all', /^\/profile\/favorites/),
  own(`${account}memory-visits`, '/profile/last-visits/all', /^\/profile\/last-visits/),
  own(`${account}memory-notes`, '/profile/notes/all', /^\/profile\/notes/),
  own(`${account}comments`, '/profile/comments', /^\/profile\/comments/),
  own(`${account}companies`, '/profile/suppliers', /^\/profile\/suppliers/),
  own(`${account}messages-connected`, '/profile/messages', /^\/profile\/messages/),
  own(`${account}messages`, '/profile/messages'),
  own('screens-system-administration', '/profile/admin', /^\/profile\/admin/),
  own(`${trade}trade-wizard-connected`, '/profile/directorder', /^\/profile\/directorder\/edit|[?&]new=1/),
  own(`${trade}trade-wizard`, '/profile/directorder'),
  own(`${trade}trade-answers`, '/profile/directorder', /^\/profile\/directorder\?.*compare=/),
  own(`${trade}trade-requests`, '/profile/directorder', /^\/(profile\/directorder|direct-order)(\?|$)/),
  own(`${trade}trade-request`, '/profile/directorderinfo/tr-1', /^\/profile\/directorderinfo\//),
  own(`${trade}trade-report`, '/profile/directOrderReport/tr-1', /^\/profile\/directOrderReport\//),
  own(`${trade}payment`, '/profile/wallet', /^\/api\/bank\//),
  own(`${trade}wallet`, '/profile/wallet', /^\/profile\/wallet/),
  own(`${account}account-home`, '/profile', /^\/profile/),
  site('screens-system-errors', '/error', /^\/error/),
];

/** Returns the screen of an address of the site; undefined when no story shows it. */
export const screenAt = (address: string): Screen | undefined =>
  screens.find(({ at }) => at?.test(address) === true);

/** Returns the screen that a story shows whole; undefined for a part of one. */
export function screenOfStory(storyId: string): Screen | undefined {
  const [id] = storyId.split('--');
  return screens.find((screen) => screen.id === id);
}
