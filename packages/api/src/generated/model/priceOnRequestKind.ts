/**
 * Generated from the contract; do not edit.
 */

export type PriceOnRequestKind = typeof PriceOnRequestKind[keyof typeof PriceOnRequestKind];


export const PriceOnRequestKind = {
  OnRequest: 'OnRequest',
} as const;
