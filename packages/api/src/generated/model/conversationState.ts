/**
 * Generated from the contract; do not edit.
 */

/**
 * `Open`; `Archived` put aside by the reader, the others see it open; `Closed` for everyone: it is read only.
 */
export type ConversationState = typeof ConversationState[keyof typeof ConversationState];


export const ConversationState = {
  Open: 'Open',
  Archived: 'Archived',
  Closed: 'Closed',
} as const;
