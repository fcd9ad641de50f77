import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';

let catalogue: TestApp;
let token = '';
let otherToken = '';

beforeAll(async () => {
  catalogue = await testApp(60);
  token = await catalogue.logIn('09120000002');
  otherToken = await catalogue.logIn('09120000003');
});

afterAll(() => catalogue.services.database.close());

interface Note {
  id: string;
  version: number;
  text: string;
  objectTitle: string;
  objectPath: string;
  objectImage?: unknown;
  isObjectAvailable: boolean;
  remindAt?: string;
  color?: string;
}

async function write(objectType: string, objectId: string, text: string, more = {}): Promise<Note> {
  const answer = await catalogue.post('/notes', { objectType, objectId, text, ...more }, token);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Note;
}

function send(method: string, id: string, body?: unknown, by = token) {
  return catalogue.app.request(`/api/v1/notes/${id}`, {
    method,
    headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

describe('notes', () => {
  it.each([
    ['Product', 'sp-1', /^\/products\/sp-1\//],
    ['Supplier', 's-1', /^\/supplier\/s-1\//],
    ['Category', 'c-products', /^\/category\/c-products\//],
    ['Video', 'v-1', /^\/videos\?v=v-1$/],
  ])('are written on a %s, which names itself', async (objectType, objectId, path) => {
    const note = await write(objectType, objectId, 'یادداشت');
    expect(note.objectPath).toMatch(path);
    expect(note).toMatchObject({ version: 1, isObjectAvailable: true });
    const query = new URLSearchParams({ objectType, objectId });
    const found = await catalogue.get(`/notes/by-object-id?${query}`, token);
    expect(found).toEqual([note]);
  });

  it('are refused on what is not there, when blank, and with a reminder out of time', async () => {
    const status = async (body: object) =>
      (
        await catalogue.post(
          '/notes',
          { objectType: 'Product', objectId: 'sp-1', text: 'متن', ...body },
          token,
        )
      ).status;
    expect(await status({ objectId: 'sp-none' })).toBe(404);
    expect(await status({ text: '  \n ' })).toBe(422);
    expect(await status({ text: 'x'.repeat(2001) })).toBe(422);
    expect(await status({ remindAt: '0000-01-01T00:00:00Z' })).toBe(422);
    expect(await status({ remindAt: '9999-12-31T23:59:59Z' })).toBe(422);
  });

  it('change only from the version that was read; of many changes at once one wins', async () => {
    const note = await write('Product', 'sp-2', 'نخست', { color: 'Red', remindAt: '2026-12-01T05:30:00Z' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => send('PUT', note.id, { text: `متن ${index}`, version: 1 })),
    );
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status === 409);
    expect([won.length, lost.length]).toEqual([1, 7]);
    const now = (await won[0]?.json()) as Note;
    expect(now.version).toBe(2);
    expect(now).not.toHaveProperty('color');
    expect(now).not.toHaveProperty('remindAt');
    expect(await lost[0]?.json()).toMatchObject({ current: now });
  });

  it('of one person are nothing to another', async () => {
    const note = await write('Product', 'sp-3', 'محرمانه');
    const change = { text: 'دیگری', version: 1 };
    expect((await send('GET', note.id, undefined, otherToken)).status).toBe(404);
    expect((await send('PUT', note.id, change, otherToken)).status).toBe(404);
    expect((await send('DELETE', note.id, undefined, otherToken)).status).toBe(404);
    expect((await catalogue.get('/notes/byuser', otherToken)).totalCount).toBe(0);
    expect((await send('GET', note.id)).status).toBe(200);
  });

  it('are found by words of text and title, sorted, and removed when deleted', async () => {
    const note = await write('Product', 'sp-4', 'پيش‌فاكتور ۱۲۳', { remindAt: '2026-11-25T05:30:00Z' });
    const byText = await catalogue.get(`/notes/byuser?term=${encodeURIComponent('پیش فاکتور 123')}`, token);
    expect(byText).toMatchObject({ totalCount: 1, items: [{ id: note.id }] });
    const word = encodeURIComponent(note.objectTitle.split(' ')[0] ?? '');
    expect(Number((await catalogue.get(`/notes/byuser?term=${word}`, token)).totalCount)).toBeGreaterThan(0);
    const soonest = await catalogue.get('/notes/byuser?sort=remindAt', token);
    expect((soonest.items as Note[])[0]?.id).toBe(note.id);
    expect((await send('DELETE', note.id)).status).toBe(204);
    expect((await send('DELETE', note.id)).status).toBe(404);
  });

  it('R-426 are filtered by colour and reminder, alone and together, and counted so', async () => {
    const by = await catalogue.logIn('09171000001');
    const at = (hours: number) =>
      new Date(catalogue.services.clock.now().getTime() + hours * 3_600_000).toISOString();
    const make = (objectId: string, more: object) =>
      catalogue.post('/notes', { objectType: 'Product', objectId, text: 'متن 6205-2RSH', ...more }, by);
    await make('sp-1', { color: 'Red', remindAt: at(5) });
    await make('sp-2', { color: 'Red', remindAt: at(-5) });
    await make('sp-3', { color: 'Blue' });
    const counts = async (query: string) => {
      const { items, totalCount, upcomingReminderCount } = await catalogue.get(`/notes/byuser?${query}`, by);
      return [(items as Note[]).length, totalCount, upcomingReminderCount];
    };
    expect(await counts('')).toEqual([3, 3, 1]);
    expect(await counts('color=Red')).toEqual([2, 2, 1]);
    expect(await counts('color=Red&reminder=Upcoming')).toEqual([1, 1, 1]);
    expect(await counts('reminder=Due')).toEqual([1, 1, 0]);
    expect(await counts('reminder=None')).toEqual([1, 1, 0]);
    expect(await counts('objectType=Supplier')).toEqual([0, 0, 0]);
    expect(await counts('objectType=Product&color=Blue&term=2rsh')).toEqual([1, 1, 0]);
    expect(await counts('pageNumber=9')).toEqual([0, 3, 1]);
    const [first] = (await catalogue.get('/notes/byuser?color=Blue', by)).items as Note[];
    await send('PUT', first?.id ?? '', { text: 'دیگر', color: 'Green', version: 1 }, by);
    expect(await counts('color=Blue')).toEqual([0, 0, 0]);
    expect(await counts('term=2rsh')).toEqual([2, 2, 1]);
    await send('DELETE', first?.id ?? '', undefined, by);
    expect([await counts('color=Green'), await counts('')]).toEqual([
      [0, 0, 0],
      [2, 2, 1],
    ]);
  });

  it('outlive their object', async () => {
    const { db } = catalogue.services.database;
    const note = await write('Video', 'v-2', 'بعداً ببینم');
    await db.execute(sql`delete from media_videos where id = 'v-2'`);
    const after = (await (await send('GET', note.id)).json()) as Note;
    const { objectImage: _picture, ...same } = note;
    expect(after).toEqual({ ...same, isObjectAvailable: false });
  });

  it('have one effect for one key', async () => {
    const key = crypto.randomUUID();
    const once = (text: string) =>
      catalogue.post('/notes', { objectType: 'Product', objectId: 'sp-5', text }, token, key);
    const bodies = await Promise.all([once('یک'), once('یک')].map(async (answer) => (await answer).text()));
    expect(bodies[0]).toBe(bodies[1]);
    expect((await once('دو')).status).toBe(422);
  });
});
