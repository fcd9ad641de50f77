import type { TradeRequestSummary } from '@bazaar/api/model';
import { type SQL, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { pageWithTotal } from '../catalogue/page-with-total';
import { selectRows } from '../db/database-handle';
import type { SignedInUser } from '../server/request-context';
import type { Services } from '../server/services';
import { allowedActions } from './allowed-actions';
import { readSuppliers } from './people-of-request';
import { present } from './present';
import { priceNow } from './pricing';
import type { TradeStatus } from './request-types';

export interface RequestFilter extends PageRequest {
  supplierId?: string | undefined;
  status?: readonly string[] | undefined;
  groupKey?: string | undefined;
  /** Days of UTC, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

interface ListedRow {
  id: string;
  number: string;
  supplierId: string;
  supplier: Record<string, unknown>;
  status: TradeStatus;
  version: number;
  title: string;
  revision: number;
  lineCount: number;
  groupKey: string | null;
  neededBy: string | null;
  payableRial: number | null;
  paymentStatus: string | null;
  conversationId: string | null;
  unreadCount: number;
  validUntil: string | Date | null;
  closedAt: string | Date | null;
  createdAt: string | Date;
  lastEventAt: string | Date;
  total: number;
}

/** Returns one page of a person's requests, latest event first, grouped by supplier in that order. */
export async function listRequests(services: Services, user: SignedInUser, filter: RequestFilter) {
  const { db } = services.database;
  const conditions = conditionsOf(user.id, filter);
  const { rows, totalCount } = await pageWithTotal(filter, (page) =>
    selectRows<ListedRow>(db, pageOf(conditions, page)),
  );
  const supplierIds = [...new Set(rows.map(({ supplierId }) => supplierId))];
  const counts = await selectRows<{ supplierId: string; count: number; lastEventAt: string | Date }>(
    db,
    sql`select r.supplier_id as "supplierId", count(*)::int as count, max(r.updated_at) as "lastEventAt"
      from trade_requests r where ${conditions} group by r.supplier_id`,
  );
  const now = services.clock.now();
  const suppliers = await readSuppliers(db, supplierIds, now);
  const waits = rows.some(({ status }) => status === 'AwaitingConfirmation');
  const payableNow = waits ? (await priceNow(db, user.id, now)).price.payableRial : 0;
  const groups = supplierIds.map((supplierId) => {
    const items = rows.filter((row) => row.supplierId === supplierId);
    const counted = counts.find((count) => count.supplierId === supplierId);
    return {
      supplier: suppliers.get(supplierId)?.summary ?? items[0]?.supplier,
      count: counted?.count ?? items.length,
      lastEventAt: timeOf(counted?.lastEventAt ?? items[0]?.lastEventAt ?? now),
      items: items.map((row) => summaryOf(row, user, payableNow)),
    };
  });
  return { groups, totalCount, pageNumber: filter.pageNumber, pageSize: filter.pageSize };
}

function summaryOf(row: ListedRow, user: SignedInUser, payableNow: number): TradeRequestSummary {
  const { status, paymentStatus } = row;
  const payableRial = status === 'AwaitingConfirmation' ? payableNow : (row.payableRial ?? 0);
  const isPaymentInProgress = paymentStatus === 'Pending' || paymentStatus === 'Verifying';
  return {
    id: row.id,
    number: row.number,
    kind: 'DirectOrder',
    status,
    version: row.version,
    title: row.title,
    revision: row.revision,
    lineCount: row.lineCount,
    unreadCount: row.unreadCount,
    createdAt: timeOf(row.createdAt),
    lastEventAt: timeOf(row.lastEventAt),
    allowedActions: allowedActions({ status, roles: user.roles, payableRial, isPaymentInProgress }),
    ...present({
      groupKey: row.groupKey,
      neededBy: row.neededBy,
      conversationId: row.conversationId,
      payableRial: status === 'AwaitingPayment' ? payableRial : undefined,
      validUntil: row.validUntil === null || row.closedAt !== null ? undefined : timeOf(row.validUntil),
    }),
  };
}

function pageOf(conditions: SQL, page: PageRequest): SQL {
  return sql`
    select r.id, r.number, r.supplier_id as "supplierId", r.supplier, r.status, r.version, r.title, r.revision,
      jsonb_array_length(r.content->'lines') as "lineCount", r.group_key as "groupKey", r.content->>'neededBy' as "neededBy",
      (r.price->>'payableRial')::int as "payableRial", p.status as "paymentStatus", r.conversation_id as "conversationId",
      r.valid_until as "validUntil", r.closed_at as "closedAt", r.created_at as "createdAt", r.updated_at as "lastEventAt",
      (select count(*)::int from conversation_messages m
        left join conversation_views v on v.conversation_id = m.conversation_id and v.user_id = r.user_id
        where m.conversation_id = r.conversation_id and m.side <> 'Buyer' and m.seq > coalesce(v.read_seq, 0)) as "unreadCount",
      count(*) over ()::int as total
    from trade_requests r left join payments p on p.id = r.payment_id
    where ${conditions}
    order by r.updated_at desc, r.id limit ${page.pageSize} offset ${offsetOf(page)}`;
}

function conditionsOf(userId: string, { supplierId, status = [], groupKey, from, to }: RequestFilter): SQL {
  const conditions = [sql`r.user_id = ${userId}`];
  if (supplierId !== undefined) conditions.push(sql`r.supplier_id = ${supplierId}`);
  if (status.length > 0) {
    conditions.push(sql`r.status in (select jsonb_array_elements_text(${JSON.stringify(status)}::jsonb))`);
  }
  if (groupKey !== undefined) conditions.push(sql`r.group_key = ${groupKey}`);
  if (from !== undefined) conditions.push(sql`r.created_at >= ${startOf(from)}::timestamptz`);
  if (to !== undefined) conditions.push(sql`r.created_at < ${startOf(to)}::timestamptz + interval '1 day'`);
  return sql.join(conditions, sql` and `);
}

/** Returns midnight of a day, limited to years that both the database and people use. */
function startOf(day: string): string {
  const near = day < '1900-01-01' ? '1900-01-01' : day > '2999-12-31' ? '2999-12-31' : day;
  return `${near}T00:00:00.000Z`;
}

function timeOf(time: string | Date): string {
  return new Date(time).toISOString();
}
