import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database-handle';
import { change, list, type Page, type Shown, said, thread, unread } from '../testing/conversation-calls';
import { type TestApp, testApp } from '../testing/test-app';
import { json, keepTokens, type TradeCalls, tradeCalls } from '../testing/trade-calls';

let app: TestApp;
let buyer: TradeCalls;
let supplier: TradeCalls;
let agent: TradeCalls;

beforeAll(async () => {
  app = await testApp(60);
  buyer = tradeCalls(app, await app.logIn('09120000002'));
  supplier = tradeCalls(app, await app.logIn('09120000005'));
  agent = tradeCalls(app, await app.logIn('09120000004'));
  await keepTokens(app);
});

afterAll(() => app.services.database.close());

const ask = (subject: string, text = 'سلام') =>
  said(buyer, { subject, objectType: 'Supplier', objectId: 's-1', text });
const counted = async (who: TradeCalls, query = '') => {
  const { totalCount, counts } = (await list(who, query)) as Page<Shown> & { counts: object };
  return { totalCount, ...counts };
};

describe('R-465 the list of conversations', () => {
  it('is filtered, and says how many each filter would show', async () => {
    const [first, second, third] = [await ask('نخست'), await ask('دوم'), await ask('سوم')];
    await said(supplier, { rootId: first?.id, text: 'پاسخ' });
    await change(buyer, second?.conversationId ?? '', { archived: true });
    await buyer.send('DELETE', `/conversations/${third?.conversationId}/thread`);
    const counts = { all: 1, unread: 1, requests: 0, archived: 1 };
    expect(await counted(buyer)).toEqual({ totalCount: 1, ...counts });
    expect(await counted(buyer, '&unread=true')).toEqual({ totalCount: 1, ...counts });
    expect(await counted(buyer, '&unread=false')).toEqual({ totalCount: 0, ...counts });
    expect(await counted(buyer, '&state=Archived')).toEqual({ totalCount: 1, ...counts });
    expect(await counted(buyer, '&objectType=TradeRequest')).toEqual({ totalCount: 0, ...counts });
    expect(await counted(buyer, '&objectType=Supplier')).toEqual({ totalCount: 1, ...counts });
    // Something new is said: it is back.
    await said(supplier, { rootId: third?.id, text: 'هنوز هست' });
    expect(await counted(buyer)).toMatchObject({ totalCount: 2, unread: 2 });
  });

  it('finds what was said, under the filters', async () => {
    const question = await ask('پرسشی دیگر', 'یاتاقان‌های سرامیکی');
    const found = async (term: string, query = '') =>
      (await list(buyer, `&term=${encodeURIComponent(term)}${query}`)).items.map(({ id }) => id);
    expect(await found('سراميكي')).toEqual([question.conversationId]);
    expect(await found('یاتاقانهای دیگر')).toEqual([question.conversationId]);
    expect(await found('سرامیکی', '&state=Archived')).toEqual([]);
    await change(buyer, question.conversationId, { edit: { messageId: question.id, text: 'فولادی' } });
    expect(await found('سرامیکی')).toEqual([]);
  });

  it('is that of who may answer today', async () => {
    const question = await ask('برای همکاران');
    const { database } = app.services;
    const [merchant] = await selectRows<{ id: string }>(
      database.db,
      sql`select id from merchants where supplier_id = 's-1'`,
    );
    const [user] = await selectRows<{ id: string }>(
      database.db,
      sql`select id from users where phone_number = '09120000004'`,
    );
    const sees = async () => (await list(agent)).items.some(({ id }) => id === question.conversationId);
    expect(await sees()).toBe(false);
    await database.db.execute(sql`insert into merchant_agents
      (id, merchant_id, phone_number, user_id, position, permissions, is_active, invited_at, accepted_at) values
      ('agent-x', ${merchant?.id}, '09120000004', ${user?.id}, 'کارشناس فروش', '{Answer}', true, now(), now())`);
    expect([await sees(), (await unread(agent)).totalUnread > 0]).toEqual([true, true]);
    const answer = await said(agent, { rootId: question.id, text: 'بله' });
    expect(answer).toMatchObject({ senderPosition: 'کارشناس فروش' });
    await database.db.execute(sql`update merchant_agents set is_active = false where id = 'agent-x'`);
    expect([
      await sees(),
      (await list(supplier)).items.some(({ id }) => id === question.conversationId),
    ]).toEqual([false, true]);
  });
});

it('R-466 a long thread is read in parts, the newest first', async () => {
  const question = await ask('دراز', 'پیام ۱');
  for (let no = 2; no <= 5; no++) await said(buyer, { rootId: question.id, text: `پیام ${no}` });
  const read = (latest: number) =>
    buyer
      .send('GET', `/conversations/${question.conversationId}/thread?latest=${latest}`)
      .then((answer) => json<{ hasOlder: boolean; messages: { text: string }[] }>(answer));
  const part = await read(2);
  expect([part.hasOlder, part.messages.map(({ text }) => text)]).toEqual([true, ['پیام 4', 'پیام 5']]);
  expect((await read(5)).hasOlder).toBe(false);
  expect((await thread(buyer, question.conversationId)).conversation.unreadCount).toBe(0);
});

it('R-466 a thread longer than an answer may be shows its latest messages', async () => {
  const { id, conversationId } = await ask('بسیار دراز');
  await app.services.database.db.execute(sql`
    insert into conversation_messages (id, conversation_id, parent_id, side, sender_name, text, file_ids, client_message_id, sent_at)
    select 'many-' || n, ${conversationId}, ${id}, 'Supplier', 'پ', 'پیام ' || n, '{}', 'many-' || n, now()
    from generate_series(1, 1001) n`);
  const { messages, hasOlder } = await thread(buyer, conversationId);
  expect([messages.length, messages.at(-1)?.text, hasOlder]).toEqual([500, 'پیام 1001', true]);
});
