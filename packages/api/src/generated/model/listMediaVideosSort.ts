/**
 * Generated from the contract; do not edit.
 */

export type ListMediaVideosSort = typeof ListMediaVideosSort[keyof typeof ListMediaVideosSort];


export const ListMediaVideosSort = {
  publishedAt: 'publishedAt',
  '-publishedAt': '-publishedAt',
  visitCount: 'visitCount',
  '-visitCount': '-visitCount',
} as const;
