import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';

let site: TestApp;

beforeAll(async () => {
  site = await testApp(60);
});

afterAll(() => site.services.database.close());

const fill = (body: unknown) =>
  site.app.request('/__sandbox/fill', { method: 'POST', body: JSON.stringify(body) });

it('fills one account with records of every kind, of goods that are there and of gone ones', async () => {
  const phoneNumber = '09176000003';
  const token = await site.logIn(phoneNumber);
  const filled = (await (await fill({ phoneNumber, count: 70 })).json()) as { conversationId: string };
  for (const list of ['/notes/byuser', '/userfavorites', '/pagevisits/last-visits', '/conversations'])
    expect([list, (await site.get(list, token)).totalCount]).toEqual([
      list,
      list === '/conversations' ? 71 : 70,
    ]);
  const thread = await site.get(
    `/conversations/thread/flat?${new URLSearchParams({ conversationId: filled.conversationId })}`,
    token,
  );
  expect(thread.totalCount).toBe(71);
  const { items } = await site.get('/userfavorites?pageSize=70', token);
  const gone = (items as { objectId: string; isAvailable: boolean }[]).filter(
    ({ isAvailable }) => !isAvailable,
  );
  const beyond = Array.from({ length: 10 }, (_, place) => `sp-${61 + place}`);
  expect(gone.map(({ objectId }) => objectId)).toEqual(expect.arrayContaining(beyond));
});

it('refuses an unknown number, and no number at all', async () => {
  expect((await fill({ phoneNumber: '09176000009', count: 1 })).status).toBe(404);
  expect((await fill({ count: 1 })).status).toBe(422);
});
