/**
 * Generated from the contract; do not edit.
 */

/**
 * `Real` a natural person in business, `Legal` a company.
 */
export type MerchantKind = typeof MerchantKind[keyof typeof MerchantKind];


export const MerchantKind = {
  Real: 'Real',
  Legal: 'Legal',
} as const;
