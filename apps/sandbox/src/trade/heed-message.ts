import { eq, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { tradeRequests } from '../db/schema/trade';
import type { Services } from '../server/services';
import { readBuyerWords } from './buyer-words';
import { playDue } from './play';
import type { TradeRow } from './request-types';
import { lockRequest } from './trade-store';

/** New offers a supplier makes after its first answer. */
const mostRevisions = 2;

/** Returns the request of a conversation, locked and up to date, before a message is written. */
export async function readyForMessage(
  tx: Queryable,
  services: Services,
  id: string,
): Promise<TradeRow | undefined> {
  const row = await lockRequest(tx, id);
  return row === undefined ? undefined : playDue(tx, services, row);
}

/**
 * Handles a buyer's message: on an answered request it schedules the supplier's new offer, agreement or rejection, depending on the words.
 * A supplier makes two new offers; one more counter-proposal and it withdraws from the request.
 */
export async function heedMessage(
  tx: Queryable,
  services: Services,
  row: TradeRow,
  text: string,
  at: Date,
): Promise<void> {
  if (row.status !== 'Answered' || text === '') return;
  const intent = readBuyerWords(text);
  const isEnough = intent === 'Counter' && (await countRevisions(tx, row.id)) >= mostRevisions;
  const nextAt = new Date(at.getTime() + services.play.answerSeconds * 1000);
  await tx
    .update(tradeRequests)
    .set({ nextStep: isEnough ? 'Refuse' : intent, nextAt })
    .where(eq(tradeRequests.id, row.id));
}

async function countRevisions(tx: Queryable, tradeRequestId: string): Promise<number> {
  const [counted] = await selectRows<{ count: number }>(
    tx,
    sql`select count(*)::int as count from trade_request_events where trade_request_id = ${tradeRequestId} and type = 'Revised'`,
  );
  return counted?.count ?? 0;
}
