import type { Queryable } from '../db/database-handle';
import { conversationViews } from '../db/schema/conversations';
import type { ViewRow } from './conversation-types';

type ViewChange = Partial<Pick<ViewRow, 'readSeq' | 'hiddenSeq' | 'isArchived'>>;

/** Changes a participant's view of a conversation. */
export async function changeView(
  tx: Queryable,
  conversationId: string,
  userId: string,
  change: ViewChange,
): Promise<void> {
  await tx
    .insert(conversationViews)
    .values({ conversationId, userId, ...change })
    .onConflictDoUpdate({
      target: [conversationViews.conversationId, conversationViews.userId],
      set: change,
    });
}
