import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  change,
  list,
  type Message,
  type Page,
  type Shown,
  said,
  say,
  thread,
  unread,
} from '../testing/conversation-calls';
import { type TestApp, testApp } from '../testing/test-app';
import { type Json, json, keepTokens, type TradeCalls, tradeCalls } from '../testing/trade-calls';

let app: TestApp;
let buyer: TradeCalls;
let stranger: TradeCalls;
let supplier: TradeCalls;

beforeAll(async () => {
  app = await testApp(60);
  buyer = tradeCalls(app, await app.logIn('09120000003'));
  stranger = tradeCalls(app, await app.logIn('09120000002'));
  supplier = tradeCalls(app, await app.logIn('09120000005'));
  await keepTokens(app);
});

afterAll(() => app.services.database.close());

const ask = (text = 'سلام، موجود است؟') =>
  said(buyer, { subject: 'پرسش دربارهٔ کالا', objectType: 'Supplier', objectId: 's-1', text });

describe('a conversation with a supplier', () => {
  it('is read and replied to by the supplier’s own people, and both sides see the same', async () => {
    const question = await ask();
    const { id } = (await thread(buyer, question.conversationId)).conversation;
    const seen = (await list(supplier)).items.find((item) => item.id === id);
    expect(seen).toMatchObject({
      unreadCount: 1,
      counterpart: { kind: 'Buyer' },
      lastMessage: { isMine: false },
    });
    const before = (await unread(buyer)).totalUnread;
    const answer = await said(supplier, { parentId: question.id, text: 'بله، موجود است.' });
    expect(answer).toMatchObject({
      conversationId: id,
      rootId: question.id,
      parentId: question.id,
      isMine: true,
    });
    expect((await unread(buyer)).totalUnread).toBe(before + 1);
    const { conversation, messages } = await thread(buyer, id);
    expect(conversation).toMatchObject({ unreadCount: 1, counterpart: { kind: 'Supplier', id: 's-1' } });
    expect(messages).toMatchObject([
      {
        id: question.id,
        isMine: true,
        seenAt: expect.any(String),
        children: [{ id: answer.id, isMine: false }],
      },
    ]);
    expect(messages[0]?.children[0]).not.toHaveProperty('seenAt');
    expect(await json<Shown>(await change(buyer, id, { read: true }))).toMatchObject({ unreadCount: 0 });
    expect(await json<Shown>(await change(buyer, id, { unread: true }))).toMatchObject({ unreadCount: 1 });
    expect((await change(buyer, id, { read: true, unread: true })).status).toBe(422);
  });

  it('is not accessible to anybody else', async () => {
    const { conversationId: id, id: messageId } = await ask('راز ما');
    const answers = [
      await stranger.send('GET', `/conversations/${id}/thread`),
      await stranger.send('GET', `/conversations/thread/flat?conversationId=${id}`),
      await change(stranger, id, { read: true }),
      await stranger.send('DELETE', `/conversations/${id}/thread`),
      await say(stranger, { parentId: messageId, text: 'سلام' }),
      await say(stranger, { rootId: messageId, text: 'سلام' }),
    ];
    for (const answer of answers) {
      const text = await answer.text();
      expect([answer.status, text.includes('راز')]).toEqual([404, false]);
    }
    const flat = await json<Page<Message>>(
      await stranger.send('GET', '/conversations/thread/flat?objectType=Supplier&objectId=s-1'),
    );
    expect(flat.items).toEqual([]);
    expect((await list(stranger)).items.map((item) => item.id)).not.toContain(id);
  });

  it('is one message of ten equal sends, by key and by the caller’s own id', async () => {
    const body = {
      clientMessageId: crypto.randomUUID(),
      subject: 'پرسش دوباره',
      objectType: 'Supplier',
      objectId: 's-1',
      text: 'یک بار',
    };
    const key = crypto.randomUUID();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => say(buyer, body, key)),
      ...Array.from({ length: 5 }, () => say(buyer, body)),
    ]);
    const messages = await Promise.all(answers.map((answer) => json<Message>(answer)));
    expect(new Set(messages.map(({ id }) => id)).size).toBe(1);
  });

  it('goes back in time by page, with each message once', async () => {
    const { conversationId: id, id: rootId } = await ask('پیام ۱');
    for (let no = 2; no <= 7; no++) await said(buyer, { rootId, text: `پیام ${no}` });
    const page = (query: string) =>
      buyer
        .send('GET', `/conversations/thread/flat?conversationId=${id}&pageSize=3${query}`)
        .then((answer) => json<Page<Message>>(answer));
    const latest = await page('');
    expect([latest.totalCount, latest.items.map(({ text }) => text)]).toEqual([
      7,
      ['پیام 5', 'پیام 6', 'پیام 7'],
    ]);
    const older = await page(`&before=${latest.items[0]?.id}`);
    expect([older.totalCount, older.items.map(({ text }) => text)]).toEqual([
      4,
      ['پیام 2', 'پیام 3', 'پیام 4'],
    ]);
    expect((await page('&pageNumber=3')).items.map(({ text }) => text)).toEqual(['پیام ۱']);
    expect((await buyer.send('GET', '/conversations/thread/flat')).status).toBe(400);
    expect((await buyer.send('GET', '/conversations/thread/flat?objectId=s-1')).status).toBe(400);
  });

  it('is hidden for one participant, until a new message arrives', async () => {
    const question = await ask();
    const id = question.conversationId;
    expect((await buyer.send('DELETE', `/conversations/${id}/thread`)).status).toBe(204);
    expect((await buyer.send('GET', `/conversations/${id}/thread`)).status).toBe(404);
    expect((await list(buyer)).items.map((item) => item.id)).not.toContain(id);
    expect((await list(supplier)).items.map((item) => item.id)).toContain(id);
    await said(supplier, { rootId: question.id, text: 'خبر تازه' });
    expect((await thread(buyer, id)).conversation).toMatchObject({ state: 'Open', unreadCount: 1 });
  });

  it('is archived for one and closed for both; closed it is only read', async () => {
    const question = await ask();
    const id = question.conversationId;
    expect(await json<Shown>(await change(buyer, id, { archived: true }))).toMatchObject({
      state: 'Archived',
    });
    expect((await list(buyer)).items.map((item) => item.id)).not.toContain(id);
    expect((await list(buyer, '&state=Archived')).items.map((item) => item.id)).toContain(id);
    expect((await thread(supplier, id)).conversation.state).toBe('Open');
    expect(await json<Shown>(await change(buyer, id, { archived: false, closed: true }))).toMatchObject({
      state: 'Closed',
    });
    expect((await change(supplier, id, { closed: true })).status).toBe(409);
    const late = await say(supplier, { rootId: question.id, text: 'دیر شد' });
    expect([late.status, ((await late.json()) as { current: Json }).current]).toMatchObject([
      409,
      { id, state: 'Closed' },
    ]);
    expect((await change(buyer, id, { edit: { messageId: question.id, text: 'دیر' } })).status).toBe(409);
    expect((await change(buyer, id, { read: true })).status).toBe(200);
  });

  it('is closed and edited as it was read; marks of the reader ask for nothing', async () => {
    const question = await ask('نخست');
    const id = question.conversationId;
    const { version } = (await thread(buyer, id)).conversation;
    expect(version).toBe(1);
    const edit = { messageId: question.id, text: 'درست' };
    const marks = { read: true, archived: false, version: version + 7 };
    expect((await json<Shown>(await change(buyer, id, marks))).version).toBe(version);
    await said(supplier, { parentId: question.id, text: 'پاسخ' });
    for (const late of [{ closed: true }, { edit }]) {
      const answer = await change(buyer, id, { ...late, version });
      expect(answer.status).toBe(409);
      const { current } = (await answer.json()) as { current: Shown };
      expect(current).toEqual((await thread(buyer, id)).conversation);
      expect(current).toMatchObject({ state: 'Open', version: version + 1 });
    }
    expect(await json<Shown>(await change(buyer, id, { edit, version: version + 1 }))).toMatchObject({
      version: version + 2,
    });
    const closed = { closed: true, version: version + 2 };
    const both = await Promise.all([change(buyer, id, closed), change(supplier, id, closed)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await thread(supplier, id)).conversation).toMatchObject({
      state: 'Closed',
      version: version + 3,
    });
  });

  it('lets only the author correct a message, for fifteen minutes', async () => {
    const question = await ask('غلط');
    const id = question.conversationId;
    const edit = { messageId: question.id, text: 'درست' };
    expect((await change(supplier, id, { edit })).status).toBe(404);
    await json(await change(buyer, id, { edit }));
    const { messages } = await thread(buyer, id);
    expect(messages[0]).toMatchObject({ text: 'درست', editedAt: expect.any(String) });
    app.services.clock.advance(15 * 60 + 1);
    const late = await change(buyer, id, { edit: { ...edit, text: 'دیر' } });
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'conflict', current: { id } }]);
  });
});

describe('conversations of one object', () => {
  it('are those about it; of a supplier also those about its products', async () => {
    const mine = tradeCalls(app, await app.logIn('09172000001'));
    const found = async (objectId: string) => {
      const page = await json<Page<Shown>>(await mine.send('GET', `/conversations?objectId=${objectId}`));
      return page.items.map(({ id }) => id);
    };
    const objectId = 'sp-1';
    // The few products of the test's catalogue are none of the supplier whose people have accounts.
    await app.services.database.db.execute(
      sql`update products set supplier_id = 's-1' where id = ${objectId}`,
    );
    const about = { subject: 'پرسش دربارهٔ کالا', objectType: 'Product', objectId, text: 'موجود است؟' };
    const { conversationId } = await said(mine, about);
    expect(await found(objectId)).toEqual([conversationId]);
    expect(await found('s-1')).toEqual([conversationId]);
    expect(await found('s-2')).toEqual([]);
    const own = await json<Page<Shown>>(
      await supplier.send('GET', '/conversations?objectId=s-1&pageSize=100'),
    );
    expect(own.items.map(({ id }) => id)).not.toContain(conversationId);
  });
});
