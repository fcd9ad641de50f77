import type { ConversationMessage, ConversationMessageNode } from '@bazaar/api/model';
import { type SQL, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { type Queryable, selectRows } from '../db/database-handle';
import { readFileRefs } from '../files/file-refs';
import { notFound } from '../http/problem';
import { participant } from './read-conversations';
import { suppliersOfUser } from './write-message';

interface ReadMessage {
  id: string;
  seq: string | number;
  conversationId: string;
  rootId: string;
  parentId: string | null;
  text: string;
  fileIds: string[];
  senderName: string;
  senderPosition: string | null;
  isMine: boolean;
  sentAt: string | Date;
  seenAt: string | Date | null;
  editedAt: string | Date | null;
  deletedAt: string | Date | null;
  clientMessageId: string;
}

export interface MessageFilter extends PageRequest {
  /** Condition on conversations `c`. */
  conversations: SQL;
  before?: string | undefined;
}

/** Returns the latest messages of a person's conversations, oldest first within the page; later pages go back in time. */
export async function readMessages(queryable: Queryable, userId: string, filter: MessageFilter) {
  const conditions = await messageConditions(queryable, userId, filter.conversations);
  if (filter.before !== undefined) {
    const [before] = await selectMessages(queryable, userId, sql`${conditions} and m.id = ${filter.before}`);
    if (before === undefined) throw notFound('این پیام');
    conditions.append(sql` and m.seq < ${Number(before.seq)}`);
  }
  const rows = await selectMessages(
    queryable,
    userId,
    sql`${conditions} order by m.seq desc limit ${filter.pageSize} offset ${offsetOf(filter)}`,
  );
  const [counted] = await selectRows<{ count: number }>(
    queryable,
    sql`select count(*)::int as count from (
      select 1 from conversation_messages m join conversations c on c.id = m.conversation_id
      left join conversation_views v on v.conversation_id = c.id and v.user_id = ${userId} where ${conditions}
      limit ${mostCounted + 1}) counted`,
  );
  const { pageNumber, pageSize } = filter;
  const items = await shownMessages(queryable, rows.toReversed());
  const count = counted?.count ?? 0;
  const isOver = count > mostCounted ? { isTotalEstimated: true } : {};
  return { items, totalCount: Math.min(count, mostCounted), ...isOver, pageNumber, pageSize };
}

async function messageConditions(queryable: Queryable, userId: string, which: SQL): Promise<SQL> {
  const suppliers = await suppliersOfUser(queryable, userId);
  return sql`${participant(userId, suppliers)} and (v.hidden_seq is null or c.last_seq > v.hidden_seq) and ${which}`;
}

/** Returns one message as its reader sees it. */
export async function findMessage(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<ConversationMessage> {
  const rows = await selectMessages(queryable, userId, sql`m.id = ${id}`);
  const [message] = await shownMessages(queryable, rows);
  if (message === undefined) throw notFound('این پیام');
  return message;
}

/** As many messages of one level as the contract allows. */
const mostInTree = 500;
/** A larger number is told as this one: what is read is found from its place, and nobody reads on for so long. */
const mostCounted = 500;
/** Deeper replies become siblings: no reader follows more levels, and no parser should have to. */
const deepest = 20;

/** Returns the latest messages of one conversation as a tree, and whether there are older ones. The caller has checked that the reader takes part. */
export async function readTree(
  queryable: Queryable,
  userId: string,
  { conversationId, latest = mostInTree }: { conversationId: string; latest?: number | undefined },
): Promise<{ messages: ConversationMessageNode[]; hasOlder: boolean }> {
  const found = await selectMessages(
    queryable,
    userId,
    sql`m.conversation_id = ${conversationId} order by m.seq desc limit ${latest + 1}`,
  );
  const rows = found.slice(0, latest);
  const nodes = new Map<
    string,
    { node: ConversationMessageNode; depth: number; home: ConversationMessageNode[] }
  >();
  const roots: ConversationMessageNode[] = [];
  for (const message of await shownMessages(queryable, rows.toReversed())) {
    const node = { ...message, children: [] };
    const parent = message.parentId === undefined ? undefined : nodes.get(message.parentId);
    const isDeep = parent !== undefined && parent.depth >= deepest;
    const home = parent === undefined ? roots : isDeep ? parent.home : parent.node.children;
    home.push(node);
    nodes.set(message.id, {
      node,
      home,
      depth: parent === undefined ? 0 : isDeep ? parent.depth : parent.depth + 1,
    });
  }
  return { messages: roots, hasOlder: found.length > latest };
}

function selectMessages(queryable: Queryable, userId: string, tail: SQL): Promise<ReadMessage[]> {
  return selectRows<ReadMessage>(
    queryable,
    sql`
      select m.id, m.seq, m.conversation_id as "conversationId", c.root_id as "rootId", m.parent_id as "parentId", m.text,
        to_jsonb(m.file_ids) as "fileIds", m.sender_name as "senderName", m.sender_position as "senderPosition",
        m.side = case when c.user_id = ${userId} then 'Buyer' else 'Supplier' end as "isMine", m.sent_at as "sentAt",
        m.seen_at as "seenAt", m.edited_at as "editedAt", m.deleted_at as "deletedAt", m.client_message_id as "clientMessageId"
      from conversation_messages m
      join conversations c on c.id = m.conversation_id
      left join conversation_views v on v.conversation_id = c.id and v.user_id = ${userId}
      where ${tail}`,
  );
}

async function shownMessages(
  queryable: Queryable,
  rows: readonly ReadMessage[],
): Promise<ConversationMessage[]> {
  const files = await readFileRefs(
    queryable,
    rows.flatMap(({ fileIds }) => fileIds),
  );
  const byId = new Map(files.map((file) => [file.id, file]));
  const time = (key: 'seenAt' | 'editedAt' | 'deletedAt', value: string | Date | null) =>
    value === null ? {} : { [key]: new Date(value).toISOString() };
  return rows.map(
    ({ seq: _seq, parentId, senderPosition, fileIds, sentAt, seenAt, editedAt, deletedAt, ...row }) => ({
      ...row,
      ...(parentId === null ? {} : { parentId }),
      ...(senderPosition === null ? {} : { senderPosition }),
      text: deletedAt === null ? row.text : '',
      files: deletedAt === null ? fileIds.flatMap((id) => byId.get(id) ?? []) : [],
      sentAt: new Date(sentAt).toISOString(),
      ...time('seenAt', seenAt),
      ...time('editedAt', editedAt),
      ...time('deletedAt', deletedAt),
    }),
  );
}
