import { expect, it } from 'vitest';
import { helpOfAddress } from './help-of-address';

it.each([
  ['/', 'home'],
  ['/search?q=6205', 'search'],
  ['/newai', 'assistant'],
  ['/category/c-1/x', 'category'],
  ['/category/categoryType/Product', 'category'],
  ['/category/properties/c-1/x', 'category-properties'],
  ['/category/contents/Product/c-1/x', 'category-contents'],
  ['/products/category/c-1/x?f=1', 'product-list'],
  ['/products/category/c-1/x?f=1&compare=a~b', 'compare'],
  ['/products/search/Product', 'product-list'],
  ['/products/base-product/b-1/x', 'base-product'],
  ['/products/sp-1/x', 'product'],
  ['/supplier/s-1/x', 'supplier'],
  ['/supplier/s-1/products/Product', 'supplier-products'],
  ['/supplier/s-1/merchantDelegations/x', 'supplier-delegations'],
  ['/supplier/category/c-1/x', 'suppliers'],
  ['/suppliers/Product', 'suppliers'],
  ['/contents/a-1/x#comments', 'content'],
  ['/faq?term=x', 'faq'],
  ['/feedback', 'feedback'],
  ['/users/login', 'login'],
  ['/profile', 'profile'],
  ['/profile/wallet', 'wallet'],
  ['/profile/notes/all', 'notes'],
  ['/profile/directorder', 'direct-order'],
  ['/profile/directorder/edit/tr-1', 'direct-order-edit'],
  ['/profile/directorderinfo/tr-1', 'direct-order-info'],
  ['/profile/unknown', undefined],
  ['/terms', undefined],
  ['/help/search', undefined],
] as const)('R-536 the screen at %s has the help «%s»', (address, helpId) => {
  expect(helpOfAddress(address)).toBe(helpId);
});
