import type { conversationMessages, conversations, conversationViews } from '../db/schema/conversations';

/** Who speaks: the one who began, the supplier, or the marketplace. */
export type Side = 'Buyer' | 'Supplier' | 'Support';

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = Omit<typeof conversationMessages.$inferSelect, 'side'> & { side: Side };
export type ViewRow = typeof conversationViews.$inferSelect;

export const supportName = 'پشتیبانی بازار';

/** The side of a participant. Whoever began speaks as the buyer, also to a supplier of their own. */
export function sideOf(conversation: Pick<ConversationRow, 'userId'>, userId: string): Side {
  return conversation.userId === userId ? 'Buyer' : 'Supplier';
}
