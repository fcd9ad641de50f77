/**
 * Generated from the contract; do not edit.
 */

export type ConversationCounterpartKind = typeof ConversationCounterpartKind[keyof typeof ConversationCounterpartKind];


export const ConversationCounterpartKind = {
  Supplier: 'Supplier',
  Buyer: 'Buyer',
  Support: 'Support',
} as const;
