/**
 * Generated from the contract; do not edit.
 */

export type TokenRequestGrantType = typeof TokenRequestGrantType[keyof typeof TokenRequestGrantType];


export const TokenRequestGrantType = {
  otp: 'otp',
} as const;
