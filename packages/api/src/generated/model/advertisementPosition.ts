/**
 * Generated from the contract; do not edit.
 */

/**
 * Position on the site.
 */
export type AdvertisementPosition = typeof AdvertisementPosition[keyof typeof AdvertisementPosition];


export const AdvertisementPosition = {
  home: 'home',
  category: 'category',
  product: 'product',
  supplier: 'supplier',
  search: 'search',
} as const;
