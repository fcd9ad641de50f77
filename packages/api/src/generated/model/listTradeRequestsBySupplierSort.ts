/**
 * Generated from the contract; do not edit.
 */

export type ListTradeRequestsBySupplierSort = typeof ListTradeRequestsBySupplierSort[keyof typeof ListTradeRequestsBySupplierSort];


export const ListTradeRequestsBySupplierSort = {
  '-lastEventAt': '-lastEventAt',
  turn: 'turn',
} as const;
