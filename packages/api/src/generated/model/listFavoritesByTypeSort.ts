/**
 * Generated from the contract; do not edit.
 */

export type ListFavoritesByTypeSort = typeof ListFavoritesByTypeSort[keyof typeof ListFavoritesByTypeSort];


export const ListFavoritesByTypeSort = {
  createdAt: 'createdAt',
  '-createdAt': '-createdAt',
  title: 'title',
} as const;
