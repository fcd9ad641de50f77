/**
 * Generated from the contract; do not edit.
 */

/**
 * The kind of price that decides which fields there are.
 */
export type PriceOnRequestKind = typeof PriceOnRequestKind[keyof typeof PriceOnRequestKind];


export const PriceOnRequestKind = {
  OnRequest: 'OnRequest',
} as const;
