import type { Conversation, SupplierSummary } from '@bazaar/api/model';
import { searchKey } from '@bazaar/domain/persian/search-key';
import { type SQL, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { containsWords } from '../catalogue/catalogue-sql';
import { type Queryable, selectRows } from '../db/database-handle';
import { supportName } from './conversation-types';
import { type CountName, inOrder, mostCounted, readCounts } from './count-conversations';

export interface ConversationFilter extends PageRequest {
  term?: string | undefined;
  state?: 'Open' | 'Archived' | 'Closed' | undefined;
  objectType?: string | undefined;
  objectId?: string | undefined;
  unread?: boolean | undefined;
}

/** A conversation as one participant sees it, before conversion to the contract. */
export interface SeenConversation {
  id: string;
  userId: string;
  supplierId: string | null;
  supplierName: string | null;
  supplierLogo: Conversation['counterpart']['logo'] | null;
  supplierSummary: Record<string, unknown> | null;
  buyerId: string;
  buyerName: string;
  subject: string;
  objectType: Conversation['objectType'] | null;
  objectId: string | null;
  objectTitle: string | null;
  tradeRequestId: string | null;
  tradeRequestNumber: string | null;
  tradeRequestStatus: Conversation['tradeRequestStatus'] | null;
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
}

const shownCharacters = 140;
const mostUnread = 20;

/** Returns a page of a person's conversations, unread first, then by latest message; leaves out hidden ones. */
export async function readConversations(queryable: Queryable, userId: string, filter: ConversationFilter) {
  const found = inboxOf(userId, filter);
  const rows = await selectConversations(
    queryable,
    sql`select i.* from ${found} order by ${inOrder} limit ${filter.pageSize} offset ${offsetOf(filter)}`,
  );
  const counts = await readCounts(queryable, userId, plainCountOf(filter) ?? sql`select 1 from ${found}`);
  const { pageNumber, pageSize } = filter;
  return { items: rows.map((row) => shownConversation(row, userId)), ...counts, pageNumber, pageSize };
}

/** Counts unread messages, without archived conversations. */
export async function readUnread(queryable: Queryable, userId: string) {
  const latest = (shown: SQL, most: number) => sql`select ${shown} from conversation_inbox i
    where i.user_id = ${userId} and not i.is_hidden and not i.is_archived and i.unread_count > 0
    order by i.last_message_at desc, i.conversation_id limit ${most}`;
  const rows = await selectConversations(queryable, latest(sql`i.*`, mostUnread));
  // Fewer than a page are all of them.
  const isAll = rows.length < mostUnread;
  const counted = isAll
    ? rows
    : await selectRows<{ unreadCount: number }>(
        queryable,
        latest(sql`i.unread_count as "unreadCount"`, mostCounted),
      );
  const totalUnread = counted.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  return { totalUnread, items: rows.map((row) => shownConversation(row, userId)) };
}

/** Returns one conversation of a participant; `undefined` for anybody else, and for one they have hidden. */
export async function findSeen(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<SeenConversation | undefined> {
  const [row] = await selectConversations(
    queryable,
    sql`select i.* from conversation_inbox i
      where i.user_id = ${userId} and i.conversation_id = ${id} and not i.is_hidden`,
  );
  return row;
}

export function participant(userId: string, suppliers: readonly string[]): SQL {
  if (suppliers.length === 0) return sql`c.user_id = ${userId}`;
  return sql`(c.user_id = ${userId}
    or c.supplier_id in (select jsonb_array_elements_text(${JSON.stringify(suppliers)}::jsonb)))`;
}

/** Returns source and conditions of a person's filtered list `i`. The conversations themselves are read only where a condition is on them. */
function inboxOf(userId: string, filter: ConversationFilter): SQL {
  const { objectType, objectId, unread } = filter;
  const words = filter.term === undefined ? [] : searchKey(filter.term).split(' ').filter(Boolean);
  const conditions = [sql`i.user_id = ${userId}`, sql`not i.is_hidden`, stateCondition(filter.state)];
  if (unread === true) conditions.push(sql`(i.unread_count > 0)`);
  if (unread === false) conditions.push(sql`not (i.unread_count > 0)`);
  if (objectType === 'TradeRequest') conditions.push(sql`i.is_request`);
  else if (objectType !== undefined) conditions.push(sql`c.object_type = ${objectType}`);
  if (objectId !== undefined) {
    // To the supplier's own people, its conversations are no history of theirs with it.
    conditions.push(
      sql`(${objectId} in (c.object_id, c.trade_request_id) or (c.supplier_id = ${objectId} and c.user_id = ${userId}))`,
    );
  }
  for (const word of words) {
    const [ofConversation, ofMessage] = [sql`c.search_key`, sql`m.search_key`].map(
      (column) => containsWords(column, [word])[0],
    );
    conditions.push(sql`(${ofConversation} or exists (
      select 1 from conversation_messages m where m.conversation_id = c.id and m.deleted_at is null and ${ofMessage}))`);
  }
  const isNarrowed =
    words.length > 0 || objectId !== undefined || (objectType !== undefined && objectType !== 'TradeRequest');
  const source = isNarrowed
    ? sql`conversation_inbox i join conversations c on c.id = i.conversation_id`
    : sql`conversation_inbox i`;
  return sql`${source} where ${sql.join(conditions, sql` and `)}`;
}

function selectConversations(queryable: Queryable, page: SQL): Promise<SeenConversation[]> {
  return selectRows<SeenConversation>(
    queryable,
    sql`
      with page as (${page})
      select c.id, c.user_id as "userId", c.supplier_id as "supplierId", coalesce(s.name, c.supplier_name) as "supplierName",
        s.summary->'logo' as "supplierLogo", s.summary as "supplierSummary", u.profile->>'customerId' as "buyerId",
        (u.profile->>'firstName') || ' ' || (u.profile->>'lastName') as "buyerName",
        c.subject, c.object_type as "objectType", c.object_id as "objectId", c.object_title as "objectTitle",
        c.trade_request_id as "tradeRequestId", t.number as "tradeRequestNumber", t.status as "tradeRequestStatus",
        c.is_closed as "isClosed", i.is_archived as "isArchived",
        c.root_id as "rootId", c.last_seq as "lastSeq", c.created_at as "createdAt", c.version,
        coalesce(nullif(l.text, ''), (select name from files where id = l.file_ids[1]), '') as "lastText",
        l.side as "lastSide", i.last_message_at as "lastAt", i.unread_count as "unreadCount"
      from page i
      join conversations c on c.id = i.conversation_id
      join users u on u.id = c.user_id
      join conversation_messages l on l.conversation_id = c.id and l.seq = c.last_seq
      left join suppliers s on s.id = c.supplier_id
      left join trade_requests t on t.id = c.trade_request_id
      order by ${inOrder}`,
  );
}

/** Returns the count that is this filter's own; undefined where none is. */
function plainCountOf({
  term,
  state,
  objectType,
  objectId,
  unread,
}: ConversationFilter): CountName | undefined {
  if ((term !== undefined && term.trim() !== '') || objectId !== undefined) return undefined;
  if (objectType !== undefined) {
    return objectType === 'TradeRequest' && state === undefined && unread === undefined
      ? 'requests'
      : undefined;
  }
  if (unread !== undefined) return unread && state === undefined ? 'unread' : undefined;
  return state === undefined ? 'all' : state === 'Archived' ? 'archived' : undefined;
}

function stateCondition(state: ConversationFilter['state']): SQL {
  if (state === 'Closed') return sql`i.is_closed`;
  if (state === 'Archived') return sql`i.is_archived and not i.is_closed`;
  if (state === 'Open') return sql`not i.is_closed and not i.is_archived`;
  return sql`not i.is_archived`;
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
    ...requestOf(row),
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

function requestOf({ tradeRequestNumber, tradeRequestStatus }: SeenConversation) {
  return {
    ...(tradeRequestNumber === null ? {} : { tradeRequestNumber }),
    ...(tradeRequestStatus === null || tradeRequestStatus === undefined ? {} : { tradeRequestStatus }),
  };
}

function otherSide({
  supplierId,
  supplierName,
  supplierLogo,
  supplierSummary,
}: SeenConversation): Conversation['counterpart'] {
  if (supplierId === null) return { kind: 'Support', id: 'support', name: supportName };
  const logo = supplierLogo === null || supplierLogo === undefined ? {} : { logo: supplierLogo };
  return { kind: 'Supplier', id: supplierId, name: supplierName ?? '', ...logo, ...trustOf(supplierSummary) };
}

/** Returns since when and until when the marketplace vouches for a supplier. */
function trustOf(summary: Record<string, unknown> | null): Pick<Conversation['counterpart'], 'confirmation'> {
  const { isConfirmed, confirmation } = (summary ?? {}) as Partial<SupplierSummary>;
  if (isConfirmed !== true || confirmation?.issuedAt === undefined) return {};
  const { issuedAt, validTo } = confirmation;
  return { confirmation: { issuedAt, ...(validTo === undefined ? {} : { validTo }) } };
}
