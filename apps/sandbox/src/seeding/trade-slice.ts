import { searchColumn } from '@bazaar/domain/persian/search-key';
import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import type { TableRow } from '../db/insert-rows';
import type { Seed } from '../seed/seed-types';
import { seedConversations } from '../seed/trade/conversations';
import { tradeRequests } from '../seed/trade/trade-requests';
import type { SeedSlice } from './seed-slice';
import { conversationOf, messageRows, type SeedTalk, viewRow } from './talk-rows';
import { eventRows, openPaymentRow, requestRow, type TradeNames } from './trade-rows';

/** Requests and conversations of the seed's people: their own data, so written once. */
export const tradeSlice: SeedSlice = {
  tables: [],
  fill: ({ db }, seed) =>
    db.transaction(async (tx) => {
      const names = await readNames(tx, seed);
      const talks = [
        ...tradeRequests.flatMap((request) => {
          const row = requestRow(request, names);
          return request.messages === undefined
            ? []
            : [{ ...talkOf(row, names), messages: request.messages }];
        }),
        ...seedConversations.map(
          (talk): SeedTalk => ({
            ...talk,
            id: `conv-seed-${talk.no}`,
            userName: names.users.get(talk.userId) ?? '',
            ...(talk.supplierId === undefined ? {} : { supplierName: nameOf(names, talk.supplierId) }),
          }),
        ),
      ];
      await write(tx, 'payments', tradeRequests.flatMap(openPaymentRow));
      await write(
        tx,
        'trade_requests',
        tradeRequests.map((request) => requestRow(request, names)),
      );
      await write(
        tx,
        'trade_request_events',
        tradeRequests.flatMap((request) => eventRows(request, names)),
      );
      await write(
        tx,
        'conversations',
        talks.map((talk) => ({ ...conversationOf(talk), search_key: searchOf(talk) })),
      );
      await write(tx, 'conversation_messages', talks.flatMap(messageRows));
      await finaliseLatest(tx);
      const latest = new Map(
        (
          await selectRows<{ id: string; seq: string | number }>(
            tx,
            sql`select id, seq from conversation_messages where id like 'msg-seed-%'`,
          )
        ).map(({ id, seq }) => [id, Number(seq)]),
      );
      await write(
        tx,
        'conversation_views',
        talks.map((talk) => viewRow(talk, latest)),
      );
    }),
};

function talkOf(row: TableRow, names: TradeNames): Omit<SeedTalk, 'messages'> {
  const title = String(row.title);
  return {
    id: String(row.conversation_id),
    userId: String(row.user_id),
    userName: names.users.get(String(row.user_id)) ?? '',
    supplierId: String(row.supplier_id),
    supplierName: nameOf(names, String(row.supplier_id)),
    subject: `درخواست ${row.number}: ${title}`,
    request: { id: String(row.id), title },
    ...(row.status === 'Closed' ? { isClosed: true } : {}),
  };
}

function searchOf({ subject, supplierName, userName, request }: SeedTalk): string {
  return searchColumn([subject, request?.title, supplierName, userName].join(' '));
}

function nameOf(names: TradeNames, supplierId: string): string {
  return String(names.suppliers.get(supplierId)?.name ?? '');
}

async function readNames(tx: Queryable, seed: Seed): Promise<TradeNames> {
  const rows = await selectRows<{ id: string; summary: Record<string, unknown> }>(
    tx,
    sql`select id, summary || jsonb_build_object('productCount', product_count) as summary from suppliers`,
  );
  return {
    suppliers: new Map(rows.map(({ id, summary }) => [id, summary])),
    users: new Map(seed.users.map((user) => [user.id, `${user.firstName} ${user.lastName}`])),
    supplierOf: (categoryId, rank) => {
      const selling = seed.suppliers.filter(
        (supplier) => supplier.isActive && supplier.categoryIds.includes(categoryId),
      );
      return selling[rank % Math.max(1, selling.length)]?.id ?? 's-1';
    },
  };
}

/** Existing rows are kept; the database assigns its own numbers. */
async function write(tx: Queryable, table: string, rows: readonly TableRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const name = sql.identifier(table);
  const columns = sql.join(
    Object.keys(first).map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${name} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`);
}

/** Sets the latest message of each seeded conversation that has none. */
async function finaliseLatest(tx: Queryable): Promise<void> {
  await tx.execute(sql`
    update conversations c set last_seq = l.seq, last_message_at = l.at
    from (select conversation_id, max(seq) as seq, max(sent_at) as at from conversation_messages group by conversation_id) l
    where l.conversation_id = c.id and c.last_seq = 0`);
}
