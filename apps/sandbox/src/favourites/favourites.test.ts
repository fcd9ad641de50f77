import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';

let catalogue: TestApp;
let token = '';
let otherToken = '';

beforeAll(async () => {
  catalogue = await testApp(100);
  token = await catalogue.logIn('09120000003');
  otherToken = await catalogue.logIn('09120000002');
});

afterAll(() => catalogue.services.database.close());

type Favourite = { id: string; objectType: string; objectId: string; title: string; path: string };

async function keep(objectType: string, objectId: string, by = token): Promise<Favourite> {
  const answer = await catalogue.post('/userfavorites', { objectType, objectId }, by);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Favourite;
}

function drop(id: string, by = token): Promise<Response> {
  return Promise.resolve(
    catalogue.app.request(`/api/v1/userfavorites/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${by}` },
    }),
  );
}

async function find(objectType: string, objectId: string, by = token): Promise<number> {
  const query = new URLSearchParams({ objectType, objectId });
  const answer = await catalogue.app.request(`/api/v1/userfavorites/by-object-id?${query}`, {
    headers: { authorization: `Bearer ${by}` },
  });
  return answer.status;
}

describe('favourites', () => {
  it('R-039 have an object once: adding it again returns the existing one', async () => {
    const first = await keep('Product', 'sp-1');
    const second = await keep('Product', 'sp-1');
    expect(second).toEqual(first);
    expect(first.path).toMatch(/^\/products\/sp-1\//);
  });

  it('return 204 for an object that is not a favourite', async () => {
    expect(await find('Product', 'sp-1')).toBe(200);
    expect(await find('Product', 'sp-2')).toBe(204);
  });

  it('are of every kind, newest first, with counts', async () => {
    catalogue.services.clock.advance(1);
    await keep('Supplier', 's-1');
    catalogue.services.clock.advance(1);
    await keep('Category', 'c-products');
    const all = await catalogue.get('/userfavorites', token);
    expect((all.items as Favourite[]).map(({ objectType }) => objectType)).toEqual([
      'Category',
      'Supplier',
      'Product',
    ]);
    expect(all.countsByType).toEqual({ Product: 1, Supplier: 1, Category: 1 });
    const suppliers = await catalogue.get('/userfavorites/by-type?type=Supplier', token);
    expect(suppliers).toMatchObject({ totalCount: 1, items: [{ objectId: 's-1' }] });
  });

  it('of one person are nothing to another', async () => {
    const mine = await keep('Product', 'sp-3');
    expect(await find('Product', 'sp-3', otherToken)).toBe(204);
    expect((await catalogue.get('/userfavorites', otherToken)).totalCount).toBe(0);
    expect((await drop(mine.id, otherToken)).status).toBe(404);
    expect(await find('Product', 'sp-3')).toBe(200);
    const theirs = await keep('Product', 'sp-3', otherToken);
    expect(theirs.id).not.toBe(mine.id);
  });

  it('go when dropped, once', async () => {
    const { id } = await keep('Product', 'sp-4');
    expect((await drop(id)).status).toBe(204);
    expect((await drop(id)).status).toBe(404);
    expect(await find('Product', 'sp-4')).toBe(204);
  });

  it('have one effect for one key, and refuse the key with another body', async () => {
    const key = crypto.randomUUID();
    const send = (objectId: string) =>
      catalogue.post('/userfavorites', { objectType: 'Product', objectId }, token, key);
    const answers = await Promise.all([send('sp-5'), send('sp-5'), send('sp-5')]);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect((await send('sp-6')).status).toBe(422);
    expect(await find('Product', 'sp-6')).toBe(204);
  });

  it('of an unknown object are refused', async () => {
    const answer = await catalogue.post(
      '/userfavorites',
      { objectType: 'Product', objectId: 'sp-none' },
      token,
    );
    expect(answer.status).toBe(404);
  });

  it.each(['/userfavorites', '/userfavorites/by-type?type=Product', '/customers/profile'])(
    'need a token: %s',
    async (path) => {
      expect((await catalogue.app.request(`/api/v1${path}`)).status).toBe(401);
    },
  );
});

describe('the list of favourites', () => {
  it('R-426 is searched by the beginnings of words, sorted, and counts each kind whatever is searched', async () => {
    const by = await catalogue.logIn('09171000002');
    for (const objectId of ['sp-3', 'sp-4']) {
      catalogue.services.clock.advance(1);
      await keep('Product', objectId, by);
    }
    const supplier = await keep('Supplier', 's-2', by);
    const read = async (query: string) =>
      (await catalogue.get(`/userfavorites${query}`, by)) as { items: Favourite[]; totalCount: number };
    const oldest = await read('?sort=createdAt');
    expect(oldest.items[0]?.objectId).toBe('sp-3');
    const word = supplier.title.split(' ').at(-1)?.slice(0, 4) ?? '';
    const found = await read(`?term=${encodeURIComponent(word)}`);
    expect(found).toMatchObject({ countsByType: { Product: 2, Supplier: 1 } });
    expect(found.items.map(({ id }) => id)).toContain(supplier.id);
    expect((await read(`/by-type?type=Product&term=zzzz`)).totalCount).toBe(0);
    await drop(supplier.id, by);
    expect(await read('')).toMatchObject({ totalCount: 2, countsByType: { Product: 2 } });
  });

  it('R-426 has the latest note of each row, and the name of what is gone', async () => {
    const by = await catalogue.logIn('09171000003');
    await keep('Video', 'v-3', by);
    await catalogue.post('/notes', { objectType: 'Video', objectId: 'v-3', text: 'یک' }, by);
    catalogue.services.clock.advance(1);
    await catalogue.post('/notes', { objectType: 'Video', objectId: 'v-3', text: 'دو' }, by);
    const read = async () => ((await catalogue.get('/userfavorites', by)).items as Favourite[])[0];
    const before = await read();
    expect(before).toMatchObject({ noteCount: 2, noteText: 'دو', isAvailable: true });
    await catalogue.services.database.db.execute(sql`delete from media_videos where id = 'v-3'`);
    expect(await read()).toMatchObject({ title: before?.title, isAvailable: false });
  });
});
