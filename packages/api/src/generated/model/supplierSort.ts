/**
 * Generated from the contract; do not edit.
 */

/**
 * Order of suppliers; a minus puts the largest, newest or last first. `rank` is the marketplace's own measure.
 */
export type SupplierSort = typeof SupplierSort[keyof typeof SupplierSort];


export const SupplierSort = {
  rank: 'rank',
  '-rank': '-rank',
  name: 'name',
  '-name': '-name',
  createdAt: 'createdAt',
  '-createdAt': '-createdAt',
  productCount: 'productCount',
  '-productCount': '-productCount',
} as const;
