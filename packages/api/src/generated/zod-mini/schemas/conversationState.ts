/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const ConversationState = /*#__PURE__*/ zod.enum(['Open', 'Archived', 'Closed']);

export type ConversationState = zod.input<typeof ConversationState>;
export type ConversationStateOutput = zod.output<typeof ConversationState>;
