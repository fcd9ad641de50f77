import { sql } from 'drizzle-orm';
import { lockPerson } from '../addresses/lock-person';
import { type Queryable, selectRows } from '../db/database-handle';
import { ProblemError } from '../http/problem';

const most = 20;
const windowMs = 10 * 60 * 1000;

/**
 * Refuses a person's comment beyond 20 in 10 minutes, whatever the pages: enough for a lively thread, too few to push the comments of
 * others out of one. Concurrent comments of one person queue, so that each is counted.
 */
export async function refuseFlood(tx: Queryable, userId: string, now: Date): Promise<void> {
  await lockPerson(tx, userId);
  const since = new Date(now.getTime() - windowMs).toISOString();
  const [counted] = await selectRows<{ comments: number }>(
    tx,
    sql`select count(*)::int as comments from page_comments where user_id = ${userId} and created_at > ${since}::timestamptz`,
  );
  if ((counted?.comments ?? 0) < most) return;
  throw new ProblemError('validation', {
    errors: { text: ['در ده دقیقه بیش از ۲۰ دیدگاه نمی‌پذیریم؛ کمی بعد دوباره بفرستید.'] },
  });
}
