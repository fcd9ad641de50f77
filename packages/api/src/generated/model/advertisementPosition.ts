/**
 * Generated from the contract; do not edit.
 */

/**
 * Where on the site it stands.
 */
export type AdvertisementPosition = typeof AdvertisementPosition[keyof typeof AdvertisementPosition];


export const AdvertisementPosition = {
  home: 'home',
  category: 'category',
  product: 'product',
  supplier: 'supplier',
  search: 'search',
} as const;
