/**
 * Generated from the contract; do not edit.
 */

/**
 * Always `otp`: a code sent by `requestOneTimeCode`.
 */
export type TokenRequestGrantType = typeof TokenRequestGrantType[keyof typeof TokenRequestGrantType];


export const TokenRequestGrantType = {
  otp: 'otp',
} as const;
