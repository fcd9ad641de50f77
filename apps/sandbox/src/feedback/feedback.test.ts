import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';
import { feedbackLimit } from './feedback-limit';

let catalogue: TestApp;
let token = '';

beforeAll(async () => {
  catalogue = await testApp(60);
  token = await catalogue.logIn('09120000002');
  await catalogue.services.database.db.execute(sql`
    insert into files (id, owner_id, purpose, name, mime, size_bytes, created_at)
    select f.id, f.owner, f.purpose, 'a.png', 'image/png', 10, now()
    from (values ('f-free', null, 'Feedback'), ('f-mine', 'user-2', 'Feedback'), ('f-theirs', 'user-1', 'Feedback'),
      ('f-avatar', 'user-2', 'Avatar')) f (id, owner, purpose)`);
});

afterAll(() => catalogue.services.database.close());

const idea = { type: 'Suggestion', subject: 'جستجو با کد فنی', text: 'کد با خط تیره هم نتیجه بدهد.' };

const codeOf = async (answer: Response) => ((await answer.json()) as { trackingCode: string }).trackingCode;

describe('feedback', () => {
  it('needs no account and returns a code nobody can guess', async () => {
    const codes = await Promise.all(
      [undefined, token].map(async (by) => codeOf(await catalogue.post('/feedbacks', idea, by))),
    );
    expect(new Set(codes).size).toBe(2);
    for (const code of codes) expect(code).toMatch(/^FB(-[2-9A-HJKMNP-TV-Z]{4}){3}$/);
  });

  it('has one effect for one key, also without an account', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => catalogue.post('/feedbacks', idea, undefined, key)),
    );
    expect(new Set(await Promise.all(answers.map(codeOf))).size).toBe(1);
    const other = { ...idea, subject: 'چیز دیگر' };
    expect((await catalogue.post('/feedbacks', other, undefined, key)).status).toBe(422);
    expect((await catalogue.post('/feedbacks', other, token, key)).status).toBe(200);
  });

  it('accepts feedback files of its sender or without an account, once', async () => {
    const send = (fileIds: string[], by?: string) => catalogue.post('/feedbacks', { ...idea, fileIds }, by);
    const refused = await send(['f-free', 'f-theirs', 'f-avatar', 'f-none'], token);
    expect(refused.status).toBe(422);
    const { errors } = (await refused.json()) as { errors: Record<string, string[]> };
    expect(Object.keys(errors)).toEqual(['fileIds[1]', 'fileIds[2]', 'fileIds[3]']);
    expect((await send(['f-mine'])).status).toBe(422);
    expect((await send(['f-free', 'f-mine'], token)).status).toBe(200);
    expect((await send(['f-free'])).status).toBe(422);
  });

  it('from one internet address is taken so often and no more, with an account always', async () => {
    catalogue.services.trustsProxy = true;
    const send = (by?: string) =>
      catalogue.app.request('/api/v1/feedbacks', {
        method: 'POST',
        body: JSON.stringify(idea),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
          'x-forwarded-for': '203.0.113.9',
          ...(by === undefined ? {} : { authorization: `Bearer ${by}` }),
        },
      });
    const answers = await Promise.all(Array.from({ length: feedbackLimit.uses + 3 }, () => send()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(feedbackLimit.uses);
    const refused = answers.filter(({ status }) => status === 429);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(token)).status).toBe(200);
    catalogue.services.clock.advance(feedbackLimit.windowSeconds);
    expect((await send()).status).toBe(200);
  });

  it('is refused when it is blank', async () => {
    expect((await catalogue.post('/feedbacks', { ...idea, text: ' '.repeat(20) })).status).toBe(422);
    expect((await catalogue.post('/feedbacks', { ...idea, rating: 6 })).status).toBe(422);
  });
});
