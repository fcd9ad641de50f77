/**
 * Generated from the contract; do not edit.
 */

/**
 * `DirectOrder` goes to one supplier.
 */
export type TradeRequestKind = typeof TradeRequestKind[keyof typeof TradeRequestKind];


export const TradeRequestKind = {
  DirectOrder: 'DirectOrder',
} as const;
