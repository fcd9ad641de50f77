import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database-handle';
import { idempotencyKeys } from '../db/schema/accounts';
import type { Services } from '../server/services';
import type { Answer } from './contract-operation';
import { ProblemError } from './problem';

export interface IdempotentWrite {
  userId: string;
  /** The caller's `Idempotency-Key`; without one the write simply runs. */
  key: string | undefined;
  operationId: string;
  body: unknown;
}

/**
 * Runs a write at most once per user and key, in one transaction with the record of its answer: a repeat gets the first answer again,
 * also after a crash. The same key with another body or operation is refused with 422.
 */
export function onceByKey(
  services: Services,
  { userId, key, operationId, body }: IdempotentWrite,
  write: (tx: Queryable) => Promise<Answer>,
): Promise<Answer> {
  return services.database.db.transaction(async (tx) => {
    if (key === undefined) return write(tx);
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const claim = {
      userId,
      key,
      operationId,
      bodyHash,
      status: 0,
      answer: {},
      createdAt: services.clock.now(),
    };
    // Of two equal requests at once the second waits here for the first to commit.
    const claimed = await tx
      .insert(idempotencyKeys)
      .values(claim)
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    const isSameKey = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
    if (claimed.length === 0) {
      const [first] = await tx.select().from(idempotencyKeys).where(isSameKey);
      if (first?.operationId !== operationId || first.bodyHash !== bodyHash) throw keyUsedOtherwise();
      return { status: first.status, body: first.answer };
    }
    const answer = await write(tx);
    await tx
      .update(idempotencyKeys)
      .set({ status: answer.status, answer: answer.body ?? {} })
      .where(isSameKey);
    return answer;
  });
}

function keyUsedOtherwise(): ProblemError {
  return new ProblemError('validation', {
    detail: 'این کلید یکتا پیش‌تر با محتوای دیگری به کار رفته است.',
    errors: { 'Idempotency-Key': ['برای درخواست تازه کلید تازه بسازید.'] },
  });
}
