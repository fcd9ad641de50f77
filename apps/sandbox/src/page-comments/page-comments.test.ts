import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';
import { waitingSeconds } from './moderation';

interface Comment {
  id: string;
  text: string;
  status: string;
  authorName: string;
  isSupplierAnswer: boolean;
  rejectReason?: string;
  children: Comment[];
}

/** A content of the company of the seed's supplier, user-5. */
const pageId = 'pg-supplier-wire-edm';
let site: TestApp;
let reader = '';
let other = '';
let supplier = '';

beforeAll(async () => {
  site = await testApp(60);
  reader = await site.logIn('09120000002');
  other = await site.logIn('09120000004');
  supplier = await site.logIn('09120000005');
});

afterAll(() => site.services.database.close());

const comment = (body: object, token = reader, key?: string) => site.post('/pagecomments', body, token, key);

async function write(body: object, token = reader): Promise<Comment> {
  const answer = await comment({ pageId, ...body }, token);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Comment;
}

const tree = async (query = '', token?: string) =>
  (await site.get(`/pagecomments/${pageId}/active-tree${query}`, token)) as unknown as Comment[];

describe('a comment', () => {
  it('waits, is seen by its writer, and is approved or rejected with a reason', async () => {
    const before = (await tree()).length;
    const good = await write({ text: 'لقی C3 بهتر نیست؟' });
    const bad = await write({ text: 'تماس بگیرید ۰۹۱۲۱۲۳۴۵۶۷' });
    expect(good.status).toBe('Pending');
    expect(await tree()).toHaveLength(before);
    expect((await tree('?mine=true', reader)).map(({ status }) => status)).toEqual(['Pending', 'Pending']);
    expect(await tree('?mine=true', other)).toEqual([]);
    site.services.clock.advance(waitingSeconds);
    expect((await tree()).map(({ id }) => id)).toContain(good.id);
    const mine = await tree('?mine=true', reader);
    expect(mine.find(({ id }) => id === bad.id)).toMatchObject({
      status: 'Rejected',
      rejectReason: expect.stringContaining('تماس'),
    });
    expect((await tree()).map(({ id }) => id)).not.toContain(bad.id);
    const listed = await site.get('/pages/for-public-site?commentedByMe=true', reader);
    expect((listed.items as { id: string }[]).map(({ id }) => id)).toEqual([pageId]);
    expect((await site.app.request(`/api/v1/pagecomments/${pageId}/active-tree?mine=true`)).status).toBe(401);
  });

  it('counts on its page once it is approved', async () => {
    const count = async () => Number((await site.get(`/pages/${pageId}/by-platform`)).commentCount);
    const before = await count();
    await write({ text: 'تا چه ضخامتی می‌برید؟' });
    expect(await count()).toBe(before);
    site.services.clock.advance(waitingSeconds);
    expect(await count()).toBe(before + 1);
  });

  it('has replies at most four deep, and one per key', async () => {
    const key = crypto.randomUUID();
    const once = async () =>
      ((await (await comment({ pageId, text: 'یک پرسش' }, reader, key)).json()) as Comment).id;
    let parentId = await once();
    expect(await once()).toBe(parentId);
    for (let depth = 2; depth <= 4; depth += 1) parentId = (await write({ parentId, text: 'پاسخ' })).id;
    expect((await comment({ pageId, parentId, text: 'پاسخ' })).status).toBe(422);
    expect((await comment({ pageId, parentId, text: 'پاسخ' }, other)).status).toBe(404);
    expect((await comment({ pageId: 'pg-bolt-torque', parentId, text: 'پاسخ' })).status).toBe(404);
    expect((await comment({ pageId: 'pg-none', text: 'پاسخ' })).status).toBe(404);
  });

  it('has at least three letters after trimming', async () => {
    const answer = await comment({ pageId, text: '  آ \n' });
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { errors: object }).errors).toHaveProperty('text');
    expect((await write({ text: '  سپاس ' })).text).toBe('سپاس');
  });

  it('shows its author, in their own comments, the replies of others too', async () => {
    const { id } = await write({ text: 'برای کاربید هم می‌برید؟' });
    site.services.clock.advance(waitingSeconds);
    const { id: answerId } = await write({ parentId: id, text: 'ما بریدیم و خوب بود.' }, other);
    site.services.clock.advance(waitingSeconds);
    const mine = await tree('?mine=true', reader);
    expect(mine.find((one) => one.id === id)?.children.map((one) => one.id)).toEqual([answerId]);
    const theirs = await tree('?mine=true', other);
    expect(theirs.map((one) => one.id)).toEqual([id]);
  });

  it('speaks for the supplier of the content only from one who may answer for it', async () => {
    const { db } = site.services.database;
    const answer = await write({ text: 'بله، هر پاس یک ساعت.' }, supplier);
    expect(answer).toMatchObject({ isSupplierAnswer: true, authorName: 'مجتمع قطعه‌ساز راستین‌کوش' });
    const elsewhere = await (
      await comment({ pageId: 'pg-bolt-torque', text: 'سپاس از جدول.' }, supplier)
    ).json();
    expect(elsewhere).toMatchObject({ isSupplierAnswer: false, authorName: 'رضا حسینی' });
    const allow = (permissions: string) =>
      db.execute(sql`
        insert into merchant_agents (id, merchant_id, user_id, phone_number, permissions, is_active, invited_at)
        values ('agent-of-test', 'm-1', 'user-4', '09120000004', ${permissions}::text[], true, now())
        on conflict (id) do update set permissions = excluded.permissions`);
    await allow('{ViewRequests}');
    expect(await write({ text: 'بی اجازهٔ پاسخ' }, other)).toMatchObject({ isSupplierAnswer: false });
    await allow('{ViewRequests,Answer}');
    expect(await write({ text: 'با اجازهٔ پاسخ' }, other)).toMatchObject({ isSupplierAnswer: true });
  });

  it('waits as long as a reviewer is to decide', async () => {
    site.services.play.review = 'manual';
    const { id } = await write({ text: 'این دیدگاه می‌ماند.' });
    site.services.play.review = 'auto';
    site.services.clock.advance(waitingSeconds * 1000);
    expect((await tree()).map((one) => one.id)).not.toContain(id);
    const mine = await tree('?mine=true', reader);
    expect(mine.find((one) => one.id === id)?.status).toBe('Pending');
  });
});

describe('my comments by page', () => {
  it('lists its page by its state, and the page with the latest answer first', async () => {
    const listed = async (query = '') =>
      (
        (await site.get(`/pages/for-public-site?commentedByMe=true${query}`, reader)).items as {
          id: string;
        }[]
      ).map(({ id }) => id);
    expect(await listed('&commentStatus=Rejected')).toEqual([pageId]);
    expect(await listed('&commentStatus=Pending')).not.toContain('pg-how-it-work');
    site.services.clock.advance(1);
    const later = await write({ pageId: 'pg-how-it-work', text: 'این راهنما روشن بود.' });
    expect(later.status).toBe('Pending');
    expect((await listed('&commentStatus=Pending'))[0]).toBe('pg-how-it-work');
    expect(await listed('&commentStatus=Rejected')).toEqual([pageId]);
    expect(await listed()).toEqual(['pg-how-it-work', pageId]);
    const mine = (await tree('?mine=true', reader)).find(({ status }) => status === 'Approved');
    site.services.clock.advance(1);
    await write({ text: 'بله، بهتر است.', parentId: mine?.id }, other);
    expect(await listed()).toEqual([pageId, 'pg-how-it-work']);
  });
});

describe('a page with more comments than the contract lists', () => {
  const busy = 'pg-bearing-selection';
  const tree = async (query = '', token?: string) =>
    (await site.get(`/pagecomments/${busy}/active-tree${query}`, token)) as unknown as Comment[];
  /** Writes comments named `<id>-1`, `<id>-2` …, one a second from that day on: all newer than those of the seed. */
  const flood = (id: string, count: number, of: { verdict?: string; parentId?: string; day: string }) =>
    site.services.database.db.execute(sql`
      insert into page_comments (id, page_id, parent_id, depth, user_id, author_name, is_supplier_answer, text, created_at,
        decided_at, verdict, like_base)
      select ${id} || '-' || n, ${busy}, ${of.parentId ?? null}, 1, 'user-2', 'نوید', false, 'دیدگاه', day + n * interval '1 second',
        '2020-01-01'::timestamptz, ${of.verdict ?? 'Approved'}, 0
      from generate_series(1, ${count}::int) n, (select ${of.day}::timestamptz as day) d`);
  const ids = (comments: readonly Comment[]) => comments.map(({ id }) => id);

  it('shows the newest, whatever was rejected among them', async () => {
    await flood('old', 1, { day: '2030-01-01' });
    await flood('no', 2_100, { day: '2030-01-02', verdict: 'Rejected' });
    expect(ids(await tree())).toContain('old-1');
    await flood('yes', 1_001, { day: '2030-01-03' });
    const shown = ids(await tree());
    expect([shown.length, shown.includes('yes-1001'), shown.includes('old-1')]).toEqual([1_000, true, false]);
    const mine = ids(await tree('?mine=true', reader));
    expect([mine.length, mine.includes('yes-1001'), mine.includes('no-1')]).toEqual([1_000, true, false]);
    expect(await tree('?mine=true', other)).toEqual([]);
  });

  it('shows the newest replies below what they reply to, however old that is', async () => {
    await flood('reply', 1_001, { day: '2030-01-04', parentId: 'old-1' });
    const [root, ...rest] = await tree();
    expect([root?.id, rest]).toEqual(['old-1', []]);
    expect(root?.children).toHaveLength(1_000);
    expect(ids(root?.children ?? [])).toContain('reply-1001');
  });

  it('takes twenty from one person in ten minutes', async () => {
    site.services.clock.advance(600);
    const send = () => comment({ pageId: busy, text: 'باز هم من' }, other);
    for (let turn = 0; turn < 20; turn += 1) expect((await send()).status).toBe(200);
    const refusal = await send();
    expect(refusal.status).toBe(422);
    expect(((await refusal.json()) as { errors: object }).errors).toHaveProperty('text');
    expect((await comment({ pageId: busy, text: 'من هم هستم' }, supplier)).status).toBe(200);
    site.services.clock.advance(600);
    expect((await send()).status).toBe(200);
  });
});
