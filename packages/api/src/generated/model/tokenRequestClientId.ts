/**
 * Generated from the contract; do not edit.
 */

/**
 * Always `bazaar-web`.
 */
export type TokenRequestClientId = typeof TokenRequestClientId[keyof typeof TokenRequestClientId];


export const TokenRequestClientId = {
  'bazaar-web': 'bazaar-web',
} as const;
