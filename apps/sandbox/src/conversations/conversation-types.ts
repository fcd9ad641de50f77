import type { conversationMessages, conversations, conversationViews } from '../db/schema/conversations';

/** Side of a conversation: the person who started it, the supplier, or the marketplace. */
export type Side = 'Buyer' | 'Supplier' | 'Support';

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = Omit<typeof conversationMessages.$inferSelect, 'side'> & { side: Side };
export type ViewRow = typeof conversationViews.$inferSelect;

export const supportName = 'پشتیبانی بازار';

/** Returns the side of a participant. The person who started it is the buyer, even towards a supplier of their own. */
export function sideOf(conversation: Pick<ConversationRow, 'userId'>, userId: string): Side {
  return conversation.userId === userId ? 'Buyer' : 'Supplier';
}
