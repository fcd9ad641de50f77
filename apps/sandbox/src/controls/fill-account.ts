import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Queryable, selectRows } from '../db/database-handle';
import type { Services } from '../server/services';

export const fillSchema = z.object({
  /** Of a person who has logged in, or of the seed. */
  phoneNumber: z.string(),
  count: z.int().min(1).max(100_000),
});

type Fill = z.output<typeof fillSchema>;

/**
 * Gives one person `count` notes, favourites, visited objects and conversations, and one more conversation of `count` messages: what a year
 * of work leaves behind. Objects are the products `sp-1` … `sp-<count>`; those beyond the catalogue are gone ones. Returns the id of the
 * long conversation, `undefined` for an unknown number. Not to be repeated for the same person.
 */
export async function fillAccount(
  { database, clock }: Services,
  { phoneNumber, count }: Fill,
): Promise<{ conversationId: string } | undefined> {
  const [person] = await selectRows<{ id: string }>(
    database.db,
    sql`select id from users where phone_number = ${phoneNumber}`,
  );
  if (person === undefined) return undefined;
  const filled = { userId: person.id, count, at: clock.now().toISOString() };
  await database.db.transaction(async (tx) => {
    await fillMemory(tx, filled);
    await fillConversations(tx, filled);
  });
  // As a server does by itself in time: nothing of the writing is in the way of what is read after it.
  await database.db.execute(sql`vacuum analyze`);
  return { conversationId: longConversation(person.id) };
}

interface Filled {
  userId: string;
  count: number;
  at: string;
}

async function fillMemory(tx: Queryable, { userId, count, at }: Filled): Promise<void> {
  const moment = sql`${at}::timestamptz - make_interval(mins => n::int)`;
  const numbers = sql`generate_series(1, ${count}) n left join products p on p.id = 'sp-' || n`;
  const path = sql`coalesce('/products/' || p.id || '/' || p.slug, '/products/sp-' || n || '/x')`;
  await tx.execute(sql`
    insert into favourites (id, user_id, object_type, object_id, created_at)
    select 'fav-filled-' || ${userId}::text || '-' || n, ${userId}, 'Product', 'sp-' || n, ${moment} from ${numbers}
    on conflict do nothing`);
  await tx.execute(sql`
    insert into last_visits (user_id, object_type, object_id, title, path, visited_at, times)
    select ${userId}, 'Product', 'sp-' || n, coalesce(p.name, 'کالای ' || n), ${path}, ${moment}, 1 + n % 7 from ${numbers}
    on conflict do nothing`);
  await tx.execute(sql`
    insert into notes (id, user_id, object_type, object_id, object_title, object_path, text, color, remind_at,
      search_key, title_key, created_at, updated_at, version)
    select 'note-filled-' || ${userId}::text || '-' || n, ${userId}, 'Product', 'sp-' || n, coalesce(p.name, 'کالای ' || n), ${path},
      'یادداشت شماره ' || n, null, null, 'یادداشت شماره ' || n, lower(coalesce(p.name, 'کالای ' || n)), ${moment}, ${moment}, 1
    from ${numbers}`);
}

/** Each with one message of its own; the long one is the latest. */
async function fillConversations(tx: Queryable, { userId, count, at }: Filled): Promise<void> {
  const id = sql`'conv-filled-' || ${userId}::text || '-' || n`;
  const message = sql`'msg-filled-' || ${userId}::text || '-' || n`;
  const moment = sql`${at}::timestamptz - make_interval(mins => n::int)`;
  await tx.execute(sql`
    insert into conversations (id, user_id, subject, search_key, root_id, last_message_at, created_at)
    select ${id}, ${userId}, 'پرسش شماره ' || n, 'پرسش شماره ' || n, ${message}, ${moment}, ${moment}
    from generate_series(0, ${count}) n`);
  // The latest is written last: its numbers are the highest.
  await tx.execute(sql`
    insert into conversation_messages (id, conversation_id, side, sender_name, text, file_ids, client_message_id, sent_at)
    select ${message}, ${id}, 'Support', 'پشتیبانی', 'پیام شماره ' || n, '{}', ${message}, ${moment}
    from generate_series(${count}, 0, -1) n`);
  await tx.execute(sql`
    insert into conversation_messages (id, conversation_id, side, sender_id, sender_name, text, file_ids, client_message_id, sent_at)
    select 'msg-long-' || ${userId}::text || '-' || n, ${longConversation(userId)},
      case when n % 2 = 0 then 'Support' else 'Buyer' end, case when n % 2 = 0 then null else ${userId} end, 'گفتگو',
      'پیام بلند شماره ' || n, '{}', 'msg-long-' || ${userId}::text || '-' || n, ${at}::timestamptz - make_interval(secs => ${count}::int - n::int)
    from generate_series(1, ${count}) n`);
  await tx.execute(sql`
    update conversations c set last_seq = m.seq, last_message_at = m.sent_at
    from (select distinct on (conversation_id) conversation_id, seq, sent_at from conversation_messages
      where conversation_id like ${`conv-filled-${userId}-%`} order by conversation_id, seq desc) m
    where c.id = m.conversation_id`);
  // Read, but for the latest ten.
  await tx.execute(sql`
    insert into conversation_views (conversation_id, user_id, read_seq)
    select id, ${userId}, last_seq from conversations
    where user_id = ${userId} and id like 'conv-filled-%' and last_message_at < ${at}::timestamptz - interval '10 minutes'
    on conflict do nothing`);
}

function longConversation(userId: string): string {
  return `conv-filled-${userId}-0`;
}
