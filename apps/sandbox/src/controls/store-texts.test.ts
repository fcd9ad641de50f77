import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';

let site: TestApp;

beforeAll(async () => {
  site = await testApp(60);
});

afterAll(() => site.services.database.close());

const call = (method: string, body?: unknown) =>
  site.app.request('/__sandbox/texts', {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const hostile = '<script>alert(1)</script>\0"\'';
const stored = '<script>alert(1)</script>"\'';

it('serves stored texts as they were written, and takes the questions out again', async () => {
  const questions = async () =>
    JSON.stringify(await site.get('/faqquestions/group-by-category')).includes('fq-stored');
  const sent = await call('POST', {
    articles: [
      {
        id: 'pg-stored',
        title: hostile,
        summary: hostile,
        authorName: hostile,
        labels: [hostile],
        bodyHtml: hostile,
        comments: [hostile, hostile],
      },
    ],
    helps: [{ id: 'stored', title: hostile, bodyHtml: hostile, steps: [{ title: hostile, text: hostile }] }],
    questions: [{ id: 'fq-stored', question: hostile, answerHtml: hostile }],
  });
  expect(sent.status).toBe(204);
  const page = await site.get('/pages/pg-stored/by-platform');
  expect(page).toMatchObject({ title: stored, bodyHtml: stored, labels: [stored], commentCount: 2 });
  const tree = (await site.get('/pagecomments/pg-stored/active-tree')) as unknown as { text: string }[];
  expect(tree.map(({ text }) => text)).toEqual([stored, stored]);
  expect(await site.get('/helpsystems/byfrontuniqueid?uniqueId=stored')).toMatchObject({ bodyHtml: stored });
  expect(await questions()).toBe(true);
  expect((await call('DELETE')).status).toBe(204);
  expect(await questions()).toBe(false);
});

it('refuses what is no text', async () => {
  expect((await call('POST', { articles: [{ id: 'pg-half' }] })).status).toBe(422);
});
