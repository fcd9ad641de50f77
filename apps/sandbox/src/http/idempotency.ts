import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import type { Services } from '../server/services';
import type { Answer } from './contract-operation';
import { ProblemError } from './problem';

export interface IdempotentWrite {
  /** Absent for a caller without an account, whose key, a random UUID, is unique by itself. */
  userId: string | undefined;
  /** The caller's `Idempotency-Key`; without one the write simply runs. */
  key: string | undefined;
  operationId: string;
  body: unknown;
}

/** How long a key holds after its answer, by the contract. */
export const keyLifetimeHours = 24;

interface StoredAnswer {
  operationId: string;
  bodyHash: string;
  status: number;
  answer: unknown;
}

/**
 * Runs a write at most once per user and key, in one transaction with the record of its response: a repeat gets the first response again,
 * even after a crash, and one that comes meanwhile waits for it. Refuses the same key with another body or operation with 422. A key that
 * has expired is taken as new.
 */
export function onceByKey(
  services: Services,
  { userId, key, operationId, body }: IdempotentWrite,
  write: (tx: Queryable) => Promise<Answer>,
): Promise<Answer> {
  return services.database.db.transaction(async (tx) => {
    if (key === undefined) return write(tx);
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const { table, owner, isSameKey } = placeOf(userId, key);
    // Of two equal concurrent requests the second waits here for the first to commit.
    const claimed = await selectRows(
      tx,
      sql`insert into ${table} (${owner.column} key, operation_id, body_hash, status, answer, created_at)
        values (${owner.value} ${key}, ${operationId}, ${bodyHash}, 0, '{}'::jsonb,
          ${services.clock.now().toISOString()}::timestamptz)
        on conflict (${owner.column} key) do update set operation_id = excluded.operation_id, body_hash = excluded.body_hash,
          created_at = excluded.created_at
          where ${table}.created_at <= ${oldestHolding(services)}::timestamptz
        returning key`,
    );
    if (claimed.length === 0) {
      const [first] = await selectRows<StoredAnswer>(
        tx,
        sql`select operation_id as "operationId", body_hash as "bodyHash", status, answer from ${table} where ${isSameKey}`,
      );
      if (first?.operationId !== operationId || first.bodyHash !== bodyHash) throw keyUsedOtherwise();
      return { status: first.status, body: first.answer };
    }
    const answer = await write(tx);
    await tx.execute(
      sql`update ${table} set status = ${answer.status}, answer = ${JSON.stringify(answer.body ?? {})}::jsonb
        where ${isSameKey}`,
    );
    return answer;
  });
}

/** Deletes the keys that no longer hold. */
export async function forgetKeys(services: Pick<Services, 'database' | 'clock'>): Promise<void> {
  for (const table of [sql`idempotency_keys`, sql`anonymous_keys`]) {
    await services.database.db.execute(
      sql`delete from ${table} where created_at <= ${oldestHolding(services)}::timestamptz`,
    );
  }
}

function oldestHolding({ clock }: Pick<Services, 'clock'>): string {
  return new Date(clock.now().getTime() - keyLifetimeHours * 60 * 60 * 1000).toISOString();
}

function placeOf(userId: string | undefined, key: string) {
  if (userId === undefined) {
    const owner = { column: sql``, value: sql`` };
    return { table: sql`anonymous_keys`, owner, isSameKey: sql`key = ${key}` };
  }
  const owner = { column: sql`user_id,`, value: sql`${userId},` };
  return { table: sql`idempotency_keys`, owner, isSameKey: sql`user_id = ${userId} and key = ${key}` };
}

function keyUsedOtherwise(): ProblemError {
  return new ProblemError('validation', {
    detail: 'این کلید یکتا پیش‌تر با محتوای دیگری به کار رفته است.',
    errors: { 'Idempotency-Key': ['برای درخواست تازه کلید تازه بسازید.'] },
  });
}
