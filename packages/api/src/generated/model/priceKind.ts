/**
 * Generated from the contract; do not edit.
 */

/**
 * `Fixed` one price; `From` the lowest price, more by choice; `Range` between `amountRial` and `maxAmountRial`;
 * `OnRequest` told on inquiry, no amount; `LoginToSee` the amount is told to logged-in readers only and absent for others.
 */
export type PriceKind = typeof PriceKind[keyof typeof PriceKind];


export const PriceKind = {
  Fixed: 'Fixed',
  From: 'From',
  Range: 'Range',
  OnRequest: 'OnRequest',
  LoginToSee: 'LoginToSee',
} as const;
