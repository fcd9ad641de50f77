import type { Conversation } from '@bazaar/api/model';
import { searchKey } from '@bazaar/domain/persian/search-key';
import { type SQL, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { containsWords } from '../catalogue/catalogue-sql';
import { pageWithTotal } from '../catalogue/page-with-total';
import { type Queryable, selectRows } from '../db/database-handle';
import { supportName } from './conversation-types';
import { suppliersOfUser } from './write-message';

export interface ConversationFilter extends PageRequest {
  term?: string | undefined;
  state?: 'Open' | 'Archived' | 'Closed' | undefined;
  objectId?: string | undefined;
}

/** A conversation as one participant sees it, before conversion to the contract. */
export interface SeenConversation {
  id: string;
  userId: string;
  supplierId: string | null;
  supplierName: string | null;
  supplierLogo: Conversation['counterpart']['logo'] | null;
  buyerId: string;
  buyerName: string;
  subject: string;
  objectType: Conversation['objectType'] | null;
  objectId: string | null;
  objectTitle: string | null;
  tradeRequestId: string | null;
  isClosed: boolean;
  isArchived: boolean;
  rootId: string;
  lastSeq: string | number;
  createdAt: string | Date;
  version: number;
  lastText: string;
  lastSide: string;
  lastAt: string | Date;
  unreadCount: number;
  total: number;
}

const shownCharacters = 140;
const mostUnread = 20;

/** Returns a page of a person's conversations, unread first, then by latest message; leaves out hidden ones. */
export async function readConversations(queryable: Queryable, userId: string, filter: ConversationFilter) {
  const conditions = [sql`v.hidden_seq is null or c.last_seq > v.hidden_seq`, stateCondition(filter.state)];
  if (filter.objectId !== undefined) {
    const id = filter.objectId;
    // To the supplier's own people, its conversations are no history of theirs with it.
    conditions.push(
      sql`(${id} in (c.object_id, c.trade_request_id) or (c.supplier_id = ${id} and c.user_id = ${userId}))`,
    );
  }
  const words = filter.term === undefined ? [] : searchKey(filter.term).split(' ').filter(Boolean);
  conditions.push(...containsWords(sql`c.search_key`, words));
  const suppliers = await suppliersOfUser(queryable, userId);
  const { rows, totalCount } = await pageWithTotal(filter, (page) =>
    selectConversations(
      queryable,
      { userId, suppliers, conditions },
      sql`order by ("unreadCount" > 0) desc, "lastAt" desc, id limit ${page.pageSize} offset ${offsetOf(page)}`,
    ),
  );
  const { pageNumber, pageSize } = filter;
  return { items: rows.map((row) => shownConversation(row, userId)), totalCount, pageNumber, pageSize };
}

/** Counts unread messages, without archived conversations. */
export async function readUnread(queryable: Queryable, userId: string) {
  const suppliers = await suppliersOfUser(queryable, userId);
  const conditions = [
    sql`v.hidden_seq is null or c.last_seq > v.hidden_seq`,
    sql`not coalesce(v.is_archived, false)`,
  ];
  const rows = await selectConversations(
    queryable,
    { userId, suppliers, conditions },
    sql`order by ("unreadCount" > 0) desc, "lastAt" desc, id limit ${mostUnread}`,
    sql`sum("unreadCount") over ()::int`,
  );
  const items = rows
    .filter(({ unreadCount }) => unreadCount > 0)
    .map((row) => shownConversation(row, userId));
  return { totalUnread: rows[0]?.total ?? 0, items };
}

/** Returns one conversation of a participant; `undefined` for anybody else, and for one they have hidden. */
export async function findSeen(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<SeenConversation | undefined> {
  const suppliers = await suppliersOfUser(queryable, userId);
  const conditions = [sql`c.id = ${id}`, sql`v.hidden_seq is null or c.last_seq > v.hidden_seq`];
  const [row] = await selectConversations(queryable, { userId, suppliers, conditions }, sql``);
  return row;
}

interface Selection {
  userId: string;
  suppliers: readonly string[];
  conditions: readonly SQL[];
}

export function participant(userId: string, suppliers: readonly string[]): SQL {
  if (suppliers.length === 0) return sql`c.user_id = ${userId}`;
  return sql`(c.user_id = ${userId}
    or c.supplier_id in (select jsonb_array_elements_text(${JSON.stringify(suppliers)}::jsonb)))`;
}

function selectConversations(
  queryable: Queryable,
  { userId, suppliers, conditions }: Selection,
  tail: SQL,
  total: SQL = sql`count(*) over ()::int`,
): Promise<SeenConversation[]> {
  const all = conditions.map((condition) => sql`(${condition})`);
  return selectRows<SeenConversation>(
    queryable,
    sql`
      select *, ${total} as total from (
        select c.id, c.user_id as "userId", c.supplier_id as "supplierId", coalesce(s.name, c.supplier_name) as "supplierName",
          s.summary->'logo' as "supplierLogo", u.profile->>'customerId' as "buyerId",
          (u.profile->>'firstName') || ' ' || (u.profile->>'lastName') as "buyerName",
          c.subject, c.object_type as "objectType", c.object_id as "objectId", c.object_title as "objectTitle",
          c.trade_request_id as "tradeRequestId", c.is_closed as "isClosed", coalesce(v.is_archived, false) as "isArchived",
          c.root_id as "rootId", c.last_seq as "lastSeq", c.created_at as "createdAt", c.version,
          coalesce(nullif(l.text, ''), (select name from files where id = l.file_ids[1]), '') as "lastText",
          l.side as "lastSide", c.last_message_at as "lastAt",
          (select count(*)::int from conversation_messages m where m.conversation_id = c.id
            and m.side <> case when c.user_id = ${userId} then 'Buyer' else 'Supplier' end
            and m.seq > coalesce(v.read_seq, 0)) as "unreadCount"
        from conversations c
        join users u on u.id = c.user_id
        join conversation_messages l on l.conversation_id = c.id and l.seq = c.last_seq
        left join suppliers s on s.id = c.supplier_id
        left join conversation_views v on v.conversation_id = c.id and v.user_id = ${userId}
        where ${sql.join([participant(userId, suppliers), ...all], sql` and `)}
      ) found ${tail}`,
  );
}

function stateCondition(state: ConversationFilter['state']): SQL {
  if (state === 'Closed') return sql`c.is_closed`;
  if (state === 'Archived') return sql`v.is_archived and not c.is_closed`;
  if (state === 'Open') return sql`not c.is_closed and not coalesce(v.is_archived, false)`;
  return sql`not coalesce(v.is_archived, false)`;
}

/** Converts to the contract's `Conversation`. */
export function shownConversation(row: SeenConversation, userId: string): Conversation {
  const isMine = row.userId === userId;
  const { objectType, objectId, objectTitle, tradeRequestId } = row;
  return {
    id: row.id,
    subject: row.subject,
    ...(objectType === null || objectId === null
      ? {}
      : { objectType, objectId, objectTitle: objectTitle ?? '' }),
    ...(tradeRequestId === null ? {} : { tradeRequestId }),
    counterpart: isMine ? otherSide(row) : { kind: 'Buyer', id: row.buyerId, name: row.buyerName },
    lastMessage: {
      text: [...row.lastText].slice(0, shownCharacters).join(''),
      at: new Date(row.lastAt).toISOString(),
      isMine: row.lastSide === (isMine ? 'Buyer' : 'Supplier'),
    },
    unreadCount: row.unreadCount,
    state: row.isClosed ? 'Closed' : row.isArchived ? 'Archived' : 'Open',
    createdAt: new Date(row.createdAt).toISOString(),
    version: row.version,
  };
}

function otherSide({
  supplierId,
  supplierName,
  supplierLogo,
}: SeenConversation): Conversation['counterpart'] {
  if (supplierId === null) return { kind: 'Support', id: 'support', name: supportName };
  const logo = supplierLogo === null || supplierLogo === undefined ? {} : { logo: supplierLogo };
  return { kind: 'Supplier', id: supplierId, name: supplierName ?? '', ...logo };
}
