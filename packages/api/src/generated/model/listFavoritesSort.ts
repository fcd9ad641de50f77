/**
 * Generated from the contract; do not edit.
 */

export type ListFavoritesSort = typeof ListFavoritesSort[keyof typeof ListFavoritesSort];


export const ListFavoritesSort = {
  createdAt: 'createdAt',
  '-createdAt': '-createdAt',
  title: 'title',
} as const;
