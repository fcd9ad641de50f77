import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Queryable } from '../db/database-handle';
import { conversations } from '../db/schema/conversations';
import type { Services } from '../server/services';
import { type ConversationRow, supportName } from './conversation-types';
import { lockConversation, markSeen, writeMessage } from './write-message';

const supportAnswer =
  'با سپاس از پیام شما. همکاران پشتیبانی آن را خواندند و پیگیری می‌کنند؛ اگر شمارهٔ درخواست یا پرداخت دارید، در همین گفت‌وگو بنویسید.';
const supplierAnswer =
  'با سپاس از پرسش شما. موجودی و بهای روز را بررسی می‌کنیم و همین‌جا می‌نویسیم؛ اگر شمار، شهر تحویل یا استاندارد خاصی در نظر دارید، بفرمایید.';
const batch = 100;

/** Writes the reply of support, or of a simulated supplier, to a locked conversation, dated at the time it was due. */
export async function answerWhenDue(tx: Queryable, services: Services, row: ConversationRow): Promise<void> {
  const at = row.replyAt;
  if (at === null || at > services.clock.now()) return;
  await tx.update(conversations).set({ replyAt: null }).where(eq(conversations.id, row.id));
  if (row.isClosed) return;
  const { supplierId, supplierName } = row;
  await markSeen(tx, row.id, 'Buyer', at);
  await writeMessage(tx, services, {
    conversationId: row.id,
    parentId: row.rootId,
    ...(supplierId === null
      ? { side: 'Support', senderName: supportName, text: supportAnswer }
      : { side: 'Supplier', senderName: supplierName ?? '', text: supplierAnswer }),
    at,
  });
}

/** Writes all due replies, of one person or of everybody. */
export async function simulateAnswers(services: Services, userId?: string): Promise<void> {
  const { db } = services.database;
  const due = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        isNotNull(conversations.replyAt),
        lte(conversations.replyAt, services.clock.now()),
        userId === undefined ? undefined : eq(conversations.userId, userId),
      ),
    )
    .orderBy(asc(conversations.replyAt), asc(conversations.id))
    .limit(batch);
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      const row = await lockConversation(tx, id);
      if (row !== undefined) await answerWhenDue(tx, services, row);
    });
  }
  if (due.length === batch) await simulateAnswers(services, userId);
}
