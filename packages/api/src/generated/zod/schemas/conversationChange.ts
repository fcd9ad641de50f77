/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MessageEdit } from './messageEdit';

const conversationChangeVersionMax = 2147483647;



export const ConversationChange = zod.object({
  "read": zod.boolean().optional(),
  "unread": zod.boolean().optional(),
  "archived": zod.boolean().optional(),
  "closed": zod.boolean().optional(),
  "edit": MessageEdit.optional(),
  "version": zod.int().min(1).max(conversationChangeVersionMax).optional()
});

export type ConversationChange = zod.input<typeof ConversationChange>;
export type ConversationChangeOutput = zod.output<typeof ConversationChange>;
