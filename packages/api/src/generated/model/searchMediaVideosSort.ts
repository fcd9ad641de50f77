/**
 * Generated from the contract; do not edit.
 */

export type SearchMediaVideosSort = typeof SearchMediaVideosSort[keyof typeof SearchMediaVideosSort];


export const SearchMediaVideosSort = {
  publishedAt: 'publishedAt',
  '-publishedAt': '-publishedAt',
  visitCount: 'visitCount',
  '-visitCount': '-visitCount',
} as const;
