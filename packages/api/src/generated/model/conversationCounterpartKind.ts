/**
 * Generated from the contract; do not edit.
 */

/**
 * Which side the reader talks to.
 */
export type ConversationCounterpartKind = typeof ConversationCounterpartKind[keyof typeof ConversationCounterpartKind];


export const ConversationCounterpartKind = {
  Supplier: 'Supplier',
  Buyer: 'Buyer',
  Support: 'Support',
} as const;
