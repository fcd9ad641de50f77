import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { selectRows } from '../db/database-handle';
import type { TestApp } from './test-app';

export type Json = Record<string, unknown>;

/** A request as tests read it. */
export interface ShownRequest extends Json {
  id: string;
  status: string;
  version: number;
  revision: number;
  allowedActions: string[];
  lines: (Json & { id: string; answer?: { unitPriceRial: number } })[];
  payment?: { paymentId: string; status: string };
  conversationId?: string;
}

export interface TradeCalls {
  send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<Response>;
  create(body?: Json, key?: string): Promise<Response>;
  read(id: string): Promise<ShownRequest>;
  change(id: string, body: Json): Promise<Response>;
  confirm(id: string, version: number, key?: string): Promise<Response>;
  publish(id: string, version: number, key?: string): Promise<Response>;
  payFromWallet(paymentId: string): Promise<Response>;
}

/** Returns the calls of one person, as their screens make them. */
export function tradeCalls({ app }: TestApp, token: string): TradeCalls {
  const send: TradeCalls['send'] = async (method, path, body, key = crypto.randomUUID()) =>
    app.request(`/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    send,
    create: (body = completeDraft(), key) =>
      send(
        'POST',
        '/traderequests/direct-order',
        { clientRequestId: crypto.randomUUID(), supplierId: 's-1', ...body },
        key,
      ),
    read: async (id) => json(await send('GET', `/traderequests/${id}`)),
    change: (id, body) => send('PUT', `/traderequests/direct-order/${id}`, body),
    confirm: (id, version, key) =>
      send('POST', `/traderequests/${id}/request-confirmation`, { version }, key),
    publish: (id, version, key) =>
      send('POST', `/traderequests/${id}/confirm-and-publish`, { version, acceptTerms: true }, key),
    payFromWallet: (paymentId) => send('POST', '/payments/wallet-pay', { paymentId }),
  };
}

/** Returns a complete draft. */
export function completeDraft(): Json & { lines: Json[] } {
  return {
    lines: [
      { categoryId: 'c-anchors-rivets', title: 'رول‌بولت M10', quantity: 4, unitOfMeasurementId: 'tu-piece' },
    ],
    deliveryCityId: 'city-tehran',
  };
}

export async function json<Shape = ShownRequest>(answer: Response): Promise<Shape> {
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.clone().text()}`);
  return (await answer.json()) as Shape;
}

/** Returns a category without required properties, one with them, and the first of those properties. */
export async function categoriesByNeed({ services }: TestApp) {
  const rows = await selectRows<{ id: string; propertyId: string | null; document: Json | null }>(
    services.database.db,
    sql`select c.id, p.property_id as "propertyId", p.document from categories c
      left join category_properties p on p.category_id = c.id and (p.document->>'isRequiredInRequest')::boolean
      where exists (select 1 from category_properties x where x.category_id = c.id) order by c.id`,
  );
  const free = rows.find(({ propertyId }) => propertyId === null);
  const needy = rows.find(({ document }) => document?.dataType === 'Number');
  return {
    free: free?.id ?? '',
    needy: needy?.id ?? '',
    propertyId: needy?.propertyId ?? '',
    document: needy?.document,
  };
}

/** Extends the tokens of a test beyond the jumps of its clock. */
export async function keepTokens({ services }: TestApp): Promise<void> {
  await services.database.db.execute(sql`update access_tokens set expires_at = '2100-01-01'::timestamptz`);
}

/** Returns the calls of a logged-in buyer with a complete profile and credit for many fees; its session outlives the file. */
export async function buyerWithCredit(app: TestApp): Promise<TradeCalls> {
  const buyer = tradeCalls(app, await app.logIn('09120000003'));
  const admin = tradeCalls(app, await app.logIn('09120000009'));
  await keepTokens(app);
  await json(
    await admin.send('POST', '/wallettransactions/charge', {
      userId: 'user-3',
      amountRial: 500_000_000,
      reason: 'اعتبار آزمون',
    }),
  );
  return buyer;
}

/** Content of a refusal. */
export interface Refusal {
  code: string;
  errors?: Record<string, string[]>;
  current?: { version: number };
  paymentId?: string;
}

/** Returns the problem of a response that must have this status. */
export async function refused(answer: Response, status: number): Promise<Refusal> {
  expect([answer.status, await answer.clone().text()]).toEqual([status, expect.any(String)]);
  return (await answer.json()) as Refusal;
}

export const eventsOf = async (calls: TradeCalls, id: string) => {
  const page = await json<{ items: { type: string }[] }>(
    await calls.send('GET', `/traderequestevents?tradeRequestId=${id}&pageSize=100`),
  );
  return page.items.map(({ type }) => type).toReversed();
};

/** Creates a published request: drafted, confirmed, paid from the wallet and published. */
export async function published(buyer: TradeCalls): Promise<ShownRequest> {
  return publishDraft(buyer, await json(await buyer.create()));
}

/** Takes a complete draft to its supplier. */
export async function publishDraft(
  buyer: TradeCalls,
  draft: Pick<ShownRequest, 'id' | 'version'>,
): Promise<ShownRequest> {
  const confirmed = await json(await buyer.confirm(draft.id, draft.version));
  await json(await buyer.payFromWallet(confirmed.payment?.paymentId ?? ''));
  const ready = await buyer.read(draft.id);
  return json(await buyer.publish(draft.id, ready.version));
}
