/**
 * Generated from the contract; do not edit.
 */

export type PageSortParameter = typeof PageSortParameter[keyof typeof PageSortParameter];


export const PageSortParameter = {
  '-publishedAt': '-publishedAt',
  '-visitCount': '-visitCount',
  '-likeCount': '-likeCount',
} as const;
