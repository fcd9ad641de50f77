import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { list, said, say, thread } from '../testing/conversation-calls';
import { type TestApp, testApp } from '../testing/test-app';
import { type Json, keepTokens, type TradeCalls, tradeCalls } from '../testing/trade-calls';

let app: TestApp;
let buyer: TradeCalls;

beforeAll(async () => {
  app = await testApp(60);
  buyer = tradeCalls(app, await app.logIn('09120000003'));
  await keepTokens(app);
});

afterAll(() => app.services.database.close());

describe('a conversation with support', () => {
  it('gets a reply after a while, one for all messages so far', async () => {
    const question = await said(buyer, { subject: 'پرسش از پشتیبانی', text: 'فاکتور کجاست؟' });
    await said(buyer, { rootId: question.id, text: 'همین ماه را می‌خواهم.' });
    const id = question.conversationId;
    expect((await thread(buyer, id)).conversation.counterpart.kind).toBe('Support');
    app.services.clock.advance(61);
    const { conversation, messages } = await thread(buyer, id);
    expect(conversation.unreadCount).toBe(1);
    expect(messages[0]).toMatchObject({ seenAt: expect.any(String) });
    expect(messages[0]?.children.map(({ isMine }) => isMine)).toEqual([true, false]);
    app.services.clock.advance(600);
    expect((await thread(buyer, id)).messages[0]?.children).toHaveLength(2);
  });

  it('gets a simulated reply for a supplier without a login, and none otherwise', async () => {
    const question = (recipientId: string) =>
      said(buyer, { recipientId, subject: 'موجودی', text: 'چند عدد آماده دارید؟' });
    const [simulated, owned] = [await question('s-20'), await question('s-1')];
    app.services.clock.advance(61);
    const { conversation, messages } = await thread(buyer, simulated.conversationId);
    expect(conversation).toMatchObject({ unreadCount: 1, counterpart: { kind: 'Supplier', id: 's-20' } });
    expect(messages[0]?.children).toMatchObject([
      { isMine: false, senderName: conversation.counterpart.name },
    ]);
    expect((await thread(buyer, owned.conversationId)).messages[0]?.children).toEqual([]);
  });
});

describe('a message', () => {
  it.each([
    [{ subject: 'بی‌متن' }, 422, 'text'],
    [{ text: 'بی‌موضوع' }, 422, 'subject'],
    [{ subject: 'بی‌متن', text: '   ' }, 422, 'text'],
    [{ subject: 'پروندهٔ دیگری', fileIds: ['file-nobody'] }, 422, 'fileIds'],
    [{ subject: 'نیمهٔ مورد', text: 'س', objectId: 's-1' }, 422, 'objectType'],
    [{ subject: 'مورد ناشناس', text: 'س', objectType: 'Product', objectId: 'sp-none' }, 404, undefined],
    [{ subject: 'گیرندهٔ ناشناس', text: 'س', recipientId: 's-none' }, 404, undefined],
    [{ text: 'س', parentId: 'msg-none' }, 404, undefined],
    [{ text: 'س', objectType: 'TradeRequest', objectId: 'tr-seed-6' }, 404, undefined],
  ])('%j is refused with %d', async (body, status, field) => {
    const answer = await say(buyer, body);
    const problem = (await answer.json()) as { errors?: Json };
    expect([answer.status, Object.keys(problem.errors ?? {})]).toEqual([
      status,
      field === undefined ? [] : [field],
    ]);
  });

  it('is found by the words of its subject', async () => {
    await said(buyer, { subject: 'گیربکس حلزونی', text: 'سلام' });
    expect((await list(buyer, `&term=${encodeURIComponent('گيربكس')}`)).items).toHaveLength(1);
    expect((await list(buyer, `&term=${encodeURIComponent('100%_')}`)).items).toHaveLength(0);
  });
});
