import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database-handle';
import { tradeRequests } from '../db/schema/trade';
import type { Services } from '../server/services';
import type { TradePatch, TradeRow } from './request-types';
import { addEvent, type NewEvent } from './trade-events';

/** Returns one request of its owner; `undefined` for any other. */
export async function findOwned(tx: Queryable, userId: string, id: string): Promise<TradeRow | undefined> {
  const [row] = await tx
    .select()
    .from(tradeRequests)
    .where(and(eq(tradeRequests.id, id), eq(tradeRequests.userId, userId)));
  return row as TradeRow | undefined;
}

/** Returns one request, locked until the transaction ends, so that changes are made one after the other. */
export async function lockRequest(tx: Queryable, id: string): Promise<TradeRow | undefined> {
  const [row] = await tx.select().from(tradeRequests).where(eq(tradeRequests.id, id)).for('update');
  return row as TradeRow | undefined;
}

export interface Step {
  at: Date;
  patch: TradePatch;
  events: readonly NewEvent[];
}

/** Writes one step of a locked request: its fields, the next version, and its event. Returns the changed row. */
export async function applyStep(
  tx: Queryable,
  services: Services,
  row: TradeRow,
  { at, patch, events }: Step,
): Promise<TradeRow> {
  const changes = { ...patch, version: row.version + 1, updatedAt: at };
  await tx.update(tradeRequests).set(changes).where(eq(tradeRequests.id, row.id));
  for (const event of events) await addEvent(tx, services, row.id, at, event);
  return { ...row, ...changes };
}
