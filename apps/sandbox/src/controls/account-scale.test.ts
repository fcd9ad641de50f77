import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';
import { rowsRead, statementsOf } from '../testing/watched-plans';

/** Enough that a list read whole is far beyond what a page needs. */
const RECORDS = 4_000;
const PAGE = 10;
/** Rows of one table that one statement of a page may read: the page, its neighbours, and a count that ends at a bound. */
const MOST_ROWS = 1_200;
const tables = [
  'notes',
  'favourites',
  'last_visits',
  'conversations',
  'conversation_messages',
  'conversation_views',
  'conversation_inbox',
];

let site: TestApp;
let token = '';
let conversationId = '';

beforeAll(async () => {
  site = await testApp(60);
  const phoneNumber = '09176000004';
  token = await site.logIn(phoneNumber);
  const filled = await site.app.request('/__sandbox/fill', {
    method: 'POST',
    body: JSON.stringify({ phoneNumber, count: RECORDS }),
  });
  conversationId = ((await filled.json()) as { conversationId: string }).conversationId;
});

afterAll(() => site.services.database.close());

it.each([
  ['notes', () => `/notes/byuser?pageSize=${PAGE}`],
  ['notes of one kind', () => `/notes/byuser?objectType=Product&pageSize=${PAGE}`],
  ['notes on one object', () => '/notes/by-object-id?objectType=Product&objectId=sp-7'],
  ['favourites', () => `/userfavorites?pageSize=${PAGE}`],
  ['favourites of one kind', () => `/userfavorites/by-type?type=Product&pageSize=${PAGE}`],
  ['the favourite of one object', () => '/userfavorites/by-object-id?objectType=Product&objectId=sp-7'],
  ['last visits', () => `/pagevisits/last-visits?pageSize=${PAGE}`],
  ['last visits of one kind', () => `/pagevisits/last-visits?type=Product&pageSize=${PAGE}`],
  ['conversations', () => `/conversations?pageSize=${PAGE}`],
  ['unread conversations', () => '/conversations/unread-thread'],
  ['a long conversation', () => `/conversations/${conversationId}/thread?latest=${PAGE}`],
  [
    'its latest messages',
    () => `/conversations/thread/flat?${new URLSearchParams({ conversationId, pageSize: String(PAGE) })}`,
  ],
])('R-499 reads of %s only what the page shows, however many there are', async (_, path) => {
  const { database } = site.services;
  const statements = await statementsOf(database, () => site.get(path(), token));
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    const read = await rowsRead(database, statement, tables);
    expect(Object.entries(read).filter(([, rows]) => rows > MOST_ROWS)).toEqual([]);
  }
});

it('R-499 reads of a file only the messages it was sent in, however many have files', async () => {
  const { database } = site.services;
  const id = `file-${crypto.randomUUID()}`;
  await database.db.execute(sql`update conversation_messages set file_ids = array[id]`);
  await database.db.execute(
    sql`update conversation_messages set file_ids = array[${id}]::text[] where conversation_id = ${conversationId}
      and seq = (select min(seq) from conversation_messages where conversation_id = ${conversationId})`,
  );
  await database.db.execute(sql`insert into files (id, purpose, name, mime, size_bytes, created_at)
    values (${id}, 'Message', 'a.pdf', 'application/pdf', 1, now())`);
  const headers = { authorization: `Bearer ${token}` };
  const statements = await statementsOf(database, async () =>
    site.app.request(`/files/${id}/a.pdf`, { headers }),
  );
  const search = statements.at(-1) ?? sql`select 1`;
  expect(await rowsRead(database, search, tables)).toMatchObject({
    conversation_inbox: 1,
    conversation_messages: 1,
  });
});
