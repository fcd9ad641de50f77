import type { TradeRequestSummary } from '@bazaar/api/model';
import { type SQL, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { pageWithTotal } from '../catalogue/page-with-total';
import { selectRows } from '../db/database-handle';
import type { SignedInUser } from '../server/request-context';
import type { Services } from '../server/services';
import { allowedActions } from './allowed-actions';
import { isPricedAnew, paymentGuards } from './payment-guards';
import { readSuppliers } from './people-of-request';
import { present } from './present';
import { priceNow } from './pricing';
import { conditionsOf, dueAtOf, orderOf, type RequestFilter } from './request-filter';
import type { TradeStatus } from './request-types';

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
  groupCount: number;
  groupAnswered: number;
  buyerReference: string | null;
  dueAt: string | Date | null;
  correctionCount: number | null;
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

/** Returns one page of a person's requests in the wished order, grouped by supplier in that order, and counts by state. */
export async function listRequests(services: Services, user: SignedInUser, filter: RequestFilter) {
  const { db } = services.database;
  const conditions = conditionsOf(user.id, filter);
  const { rows, totalCount } = await pageWithTotal(filter, (page) =>
    selectRows<ListedRow>(db, pageOf(conditions, orderOf(filter.sort), page)),
  );
  const supplierIds = [...new Set(rows.map(({ supplierId }) => supplierId))];
  const counts = await selectRows<{ supplierId: string; count: number; lastEventAt: string | Date }>(
    db,
    sql`select r.supplier_id as "supplierId", count(*)::int as count, max(r.updated_at) as "lastEventAt"
      from trade_requests r where ${conditions} group by r.supplier_id`,
  );
  const statusCounts = await selectRows<{ status: TradeStatus; count: number }>(
    db,
    sql`select r.status, count(*)::int as count from trade_requests r
      where ${conditionsOf(user.id, { ...filter, status: [] })} group by r.status order by r.status`,
  );
  const now = services.clock.now();
  const suppliers = await readSuppliers(db, supplierIds, now);
  const waits = rows.some(({ status, paymentStatus }) => isPricedAnew(status, paymentGuards(paymentStatus)));
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
  return { groups, statusCounts, totalCount, pageNumber: filter.pageNumber, pageSize: filter.pageSize };
}

function summaryOf(row: ListedRow, user: SignedInUser, payableNow: number): TradeRequestSummary {
  const { status, paymentStatus } = row;
  const payment = paymentGuards(paymentStatus);
  const payableRial = isPricedAnew(status, payment) ? payableNow : (row.payableRial ?? 0);
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
    allowedActions: allowedActions({ status, roles: user.roles, payableRial, ...payment }),
    ...present({
      groupKey: row.groupKey,
      group: row.groupCount < 2 ? undefined : { count: row.groupCount, answeredCount: row.groupAnswered },
      buyerReference: row.buyerReference,
      dueAt: row.dueAt === null ? undefined : timeOf(row.dueAt),
      closedAt: row.closedAt === null ? undefined : timeOf(row.closedAt),
      correctionCount: status === 'NeedsCorrection' ? (row.correctionCount ?? 1) : undefined,
      neededBy: row.neededBy,
      conversationId: row.conversationId,
      payableRial: status === 'AwaitingPayment' ? payableRial : undefined,
      validUntil: row.validUntil === null || row.closedAt !== null ? undefined : timeOf(row.validUntil),
    }),
  };
}

function pageOf(conditions: SQL, order: SQL, page: PageRequest): SQL {
  return sql`
    select r.id, r.number, r.supplier_id as "supplierId", r.supplier, r.status, r.version, r.title, r.revision,
      jsonb_array_length(r.content->'lines') as "lineCount", r.group_key as "groupKey", r.content->>'neededBy' as "neededBy",
      (r.price->>'payableRial')::int as "payableRial", p.status as "paymentStatus", r.conversation_id as "conversationId",
      r.valid_until as "validUntil", r.closed_at as "closedAt", r.created_at as "createdAt", r.updated_at as "lastEventAt",
      r.content->>'buyerReference' as "buyerReference", ${dueAtOf} as "dueAt",
      (select count(*)::int from jsonb_object_keys(r.correction->'errors')) as "correctionCount",
      coalesce(g.count, 0) as "groupCount", coalesce(g.answered, 0) as "groupAnswered",
      (select count(*)::int from conversation_messages m
        left join conversation_views v on v.conversation_id = m.conversation_id and v.user_id = r.user_id
        where m.conversation_id = r.conversation_id and m.side <> 'Buyer' and m.seq > coalesce(v.read_seq, 0)) as "unreadCount",
      count(*) over ()::int as total
    from trade_requests r left join payments p on p.id = r.payment_id
      left join lateral (select count(*)::int as count, count(o.answered_at)::int as answered from trade_requests o
        where o.user_id = r.user_id and o.group_key = r.group_key and o.status <> 'Withdrawn') g on r.group_key is not null
    where ${conditions}
    order by ${order} limit ${page.pageSize} offset ${offsetOf(page)}`;
}

function timeOf(time: string | Date): string {
  return new Date(time).toISOString();
}
