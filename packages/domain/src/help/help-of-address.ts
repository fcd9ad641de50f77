/** Screens that have a help, by the start of their address; the first match decides. */
const SCREENS: readonly (readonly [address: RegExp, helpId: string])[] = [
  [/^\/$/, 'home'],
  [/^\/search$/, 'search'],
  [/^\/(new)?ai$/, 'assistant'],
  [/^\/category\/properties\//, 'category-properties'],
  [/^\/category\/contents\//, 'category-contents'],
  [/^\/category\//, 'category'],
  [/^\/products\/category\/.*[?&]compare=/, 'compare'],
  [/^\/products\/(category|search)\//, 'product-list'],
  [/^\/products\/base-product\//, 'base-product'],
  [/^\/products\//, 'product'],
  [/^\/supplier\/category\//, 'suppliers'],
  [/^\/supplier\/[^/]+\/products\//, 'supplier-products'],
  [/^\/supplier\/[^/]+\/merchantDelegations/, 'supplier-delegations'],
  [/^\/supplier\/[^/]+\/content-list/, 'content'],
  [/^\/supplier\//, 'supplier'],
  [/^\/suppliers\//, 'suppliers'],
  [/^\/(contents|page)\//, 'content'],
  [/^\/(videos|how-it-work|faq|feedback)$/, '$1'],
  [/^\/users\//, 'login'],
  [/^\/profile\/directorder\/edit\//, 'direct-order-edit'],
  [/^\/profile\/directorder(\/|$)/, 'direct-order'],
  [/^\/profile\/directorderinfo\//, 'direct-order-info'],
  [/^\/profile\/directOrderReport\//, 'direct-order-report'],
  [/^\/profile\/address$/, 'addresses'],
  [/^\/profile\/suppliers$/, 'my-suppliers'],
  [/^\/profile\/(personal-info|wallet|messages|comments|notes|favorites|last-visits|admin)(\/|$)/, '$1'],
  [/^\/profile$/, 'profile'],
];

/**
 * Returns the `frontUniqueId` of the help of a screen; undefined for one without.
 *
 * @param address path and query
 */
export function helpOfAddress(address: string): string | undefined {
  const path = address.split(/[?#]/)[0] ?? '';
  for (const [pattern, helpId] of SCREENS) {
    const match = pattern.exec(pattern.source.includes('compare') ? address : path);
    if (match !== null) return helpId === '$1' ? match[1] : helpId;
  }
  return undefined;
}
