/**
 * Generated from the contract; do not edit.
 */

/**
 * Order of offers; a minus turns it round. Prices that are not public come last either way.
 */
export type OfferSort = typeof OfferSort[keyof typeof OfferSort];


export const OfferSort = {
  amountRial: 'amountRial',
  '-amountRial': '-amountRial',
  createdAt: 'createdAt',
  '-createdAt': '-createdAt',
  name: 'name',
  '-name': '-name',
} as const;
