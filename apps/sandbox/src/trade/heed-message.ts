import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database-handle';
import { tradeRequests } from '../db/schema/trade';
import type { Services } from '../server/services';
import { readBuyerWords } from './buyer-words';
import { playDue } from './play';
import type { TradeRow } from './request-types';
import { lockRequest } from './trade-store';

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
 */
export async function heedMessage(
  tx: Queryable,
  services: Services,
  row: TradeRow,
  text: string,
  at: Date,
): Promise<void> {
  if (row.status !== 'Answered' || text === '') return;
  const nextAt = new Date(at.getTime() + services.play.answerSeconds * 1000);
  await tx
    .update(tradeRequests)
    .set({ nextStep: readBuyerWords(text), nextAt })
    .where(eq(tradeRequests.id, row.id));
}
