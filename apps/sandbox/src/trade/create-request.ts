import type { NewDirectOrder } from '@bazaar/api/model';
import { and, eq, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { tradeRequests } from '../db/schema/trade';
import { notFound, ProblemError } from '../http/problem';
import { findSaleSetting } from '../merchants/sale-setting';
import type { Services } from '../server/services';
import { readDraft, titleOf } from './draft-content';
import type { DraftInput } from './draft-references';
import { buyerActor, type KnownSupplier, readSuppliers } from './people-of-request';
import type { RequestContent, TradeRow } from './request-types';
import { addEvent } from './trade-events';
import { findOwned } from './trade-store';

/**
 * Creates a draft for one supplier, or returns the one created before with the same `clientRequestId`. Refuses with 404 for an unknown
 * supplier or copied request, 409 for a supplier without direct orders, 422 for invalid references.
 */
export async function createRequest(
  tx: Queryable,
  services: Services,
  userId: string,
  requested: NewDirectOrder,
): Promise<TradeRow> {
  const there = await findByClientId(tx, userId, requested.clientRequestId);
  if (there !== undefined) return there;
  const source = requested.copyOf === undefined ? undefined : await findOwned(tx, userId, requested.copyOf);
  if (requested.copyOf !== undefined && source === undefined) throw notFound('درخواستی که باید تکثیر شود');
  const supplier = await findOpenSupplier(tx, services, requested.supplierId ?? source?.supplierId);
  const input = withoutEmpty(requested);
  const actor = await buyerActor(tx, userId);
  const writer = { userId, writerName: actor.name };
  const content = await readDraft(tx, services, { ...writer, supplierId: supplier.id, input });
  const copied =
    source === undefined ? content : copyContent(services, source, supplier.id, { input, content });
  const at = services.clock.now();
  const row = {
    id: `tr-${services.random.uuid()}`,
    number: await nextNumber(tx),
    userId,
    supplierId: supplier.id,
    clientRequestId: requested.clientRequestId,
    groupKey: requested.groupKey ?? source?.groupKey ?? null,
    copyOf: source?.id ?? null,
    status: 'Draft',
    version: 1,
    revision: 0,
    title: titleOf({ ...(source === undefined ? {} : { title: source.title }), ...input }, copied),
    content: copied,
    supplier: supplier.summary,
    createdAt: at,
    updatedAt: at,
  };
  const made = await tx.insert(tradeRequests).values(row).onConflictDoNothing().returning();
  if (made[0] === undefined) return winnerOf(tx, userId, requested.clientRequestId);
  await addEvent(tx, services, row.id, at, { type: 'Created', actor, to: 'Draft' });
  return made[0] as TradeRow;
}

/** Of two equal concurrent requests the other one was first, and has committed by now. */
async function winnerOf(tx: Queryable, userId: string, clientRequestId: string): Promise<TradeRow> {
  const winner = await findByClientId(tx, userId, clientRequestId);
  if (winner === undefined) throw new Error('The request made at the same moment cannot be read');
  return winner;
}

async function findByClientId(
  tx: Queryable,
  userId: string,
  clientRequestId: string,
): Promise<TradeRow | undefined> {
  const [row] = await tx
    .select()
    .from(tradeRequests)
    .where(and(eq(tradeRequests.userId, userId), eq(tradeRequests.clientRequestId, clientRequestId)));
  return row as TradeRow | undefined;
}

async function findOpenSupplier(
  tx: Queryable,
  services: Services,
  supplierId: string | undefined,
): Promise<KnownSupplier> {
  if (supplierId === undefined) {
    const errors = { supplierId: ['تأمین‌کننده را برگزینید.'] };
    throw new ProblemError('validation', { detail: '۱ مورد را اصلاح کنید.', errors });
  }
  const supplier = (await readSuppliers(tx, [supplierId], services.clock.now())).get(supplierId);
  if (supplier === undefined || !supplier.isActive) throw notFound('این تأمین‌کننده');
  const setting = await findSaleSetting(tx, supplier.merchantId);
  if (setting?.acceptsDirectOrder !== true) throw new ProblemError('supplier-no-direct-order');
  return supplier;
}

/**
 * Merges the content of the copied request with the caller's, which takes precedence. Offers and documents are not copied to another
 * supplier.
 */
function copyContent(
  services: Services,
  source: TradeRow,
  supplierId: string,
  { input, content }: { input: DraftInput; content: RequestContent },
): RequestContent {
  const isSameSupplier = source.supplierId === supplierId;
  const lines = source.content.lines.map(({ answer: _answer, supplierProductId, ...line }) => ({
    ...line,
    id: `trl-${services.random.uuid()}`,
    ...(isSameSupplier && supplierProductId !== undefined ? { supplierProductId } : {}),
  }));
  const documents = source.content.documents.map((document) => ({
    ...document,
    id: `td-${services.random.uuid()}`,
  }));
  // The buyer's number and the supplier's terms belong to one request.
  const { buyerReference: _reference, answerTerms: _terms, ...others } = source.content;
  return {
    ...others,
    ...content,
    lines: input.lines === undefined ? lines : content.lines,
    documents: input.documents === undefined ? (isSameSupplier ? documents : []) : content.documents,
  };
}

function withoutEmpty(requested: NewDirectOrder): DraftInput {
  const {
    clientRequestId: _client,
    supplierId: _supplier,
    groupKey: _group,
    copyOf: _copy,
    ...input
  } = requested;
  return input;
}

async function nextNumber(tx: Queryable): Promise<string> {
  const [row] = await selectRows<{ no: string | number }>(
    tx,
    sql`select nextval('trade_request_numbers') as no`,
  );
  return `TR-${row?.no}`;
}
