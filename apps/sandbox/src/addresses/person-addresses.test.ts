import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';

const office = {
  kind: 'Office',
  title: 'دفتر فروش',
  countryId: 'country-ir',
  stateId: 'state-fars',
  cityId: 'city-shiraz',
  addressText: 'بلوار چمران، کوچهٔ پنجم، ساختمان ارم',
  postalCode: '7193614567',
  isPrimary: false,
};

type Stored = { id: string; title: string; isPrimary: boolean; version: number };

let catalogue: TestApp;
let token = '';
let ownerToken = '';

beforeAll(async () => {
  catalogue = await testApp(60);
  token = await catalogue.logIn('09120000003');
  ownerToken = await catalogue.logIn('09120000001');
});

afterAll(() => catalogue.services.database.close());

const path = (personId: string) => `/persons/${personId}/addresses`;

function send(method: string, address: string, body?: unknown): Promise<Response> {
  return Promise.resolve(
    catalogue.app.request(`/api/v1${address}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    }),
  );
}

async function add(change: object = {}): Promise<Stored> {
  const answer = await catalogue.post(path('person-3'), { ...office, ...change }, token);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Stored;
}

const list = async () => (await catalogue.get(path('person-3'), token)) as unknown as Stored[];

describe('postal addresses of a person', () => {
  it('have at most one primary, the last one made so', async () => {
    const first = await add({ isPrimary: true });
    const second = await add();
    expect((await list()).map(({ id }) => id)).toEqual([first.id, second.id]);
    const parallel = await Promise.all([add({ isPrimary: true }), add({ isPrimary: true })]);
    const primaries = (await list()).filter(({ isPrimary }) => isPrimary);
    expect(primaries).toHaveLength(1);
    expect(parallel.map(({ id }) => id)).toContain(primaries[0]?.id);
    const moved = await send('PUT', path('person-3'), {
      ...office,
      id: second.id,
      isPrimary: true,
      title: 'دفتر دوم',
      version: second.version,
    });
    expect(await moved.json()).toMatchObject({
      id: second.id,
      title: 'دفتر دوم',
      isPrimary: true,
      cityName: 'شیراز',
    });
    expect((await list()).filter(({ isPrimary }) => isPrimary).map(({ id }) => id)).toEqual([second.id]);
  });

  it('may have none primary', async () => {
    const primary = (await list())[0];
    expect(
      (await send('PUT', path('person-3'), { ...office, id: primary?.id, version: primary?.version })).status,
    ).toBe(200);
    expect((await list()).some(({ isPrimary }) => isPrimary)).toBe(false);
  });

  it('change by their version; becoming the primary one changes the one before too', async () => {
    const first = await add({ isPrimary: true, title: 'نخست' });
    const second = await add({ title: 'دوم' });
    const put = (address: Stored) => send('PUT', path('person-3'), { ...office, ...address });
    const changed = (await (await put({ ...second, isPrimary: true })).json()) as Stored;
    expect(changed.version).toBe(second.version + 1);
    const late = await put({ ...first, title: 'دیر' });
    expect(late.status).toBe(409);
    const { current } = (await late.json()) as { current: Stored };
    expect(current).toEqual((await list()).find(({ id }) => id === first.id));
    expect(current).toMatchObject({ title: 'نخست', isPrimary: false, version: first.version + 1 });
    const both = await Promise.all([put({ ...current, title: 'الف ب' }), put({ ...current, title: 'ج د' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('are dropped by their id in the query, once', async () => {
    const { id } = await add();
    const address = `${path('person-3')}?addressId=${id}`;
    expect((await send('DELETE', address)).status).toBe(204);
    expect((await send('DELETE', address)).status).toBe(404);
    expect((await send('DELETE', path('person-3'))).status).toBe(400);
  });

  it.each(['person-1', 'person-none'])('of %s are nothing to another person', async (personId) => {
    const foreign = { ...office, id: 'paddr-1', version: 1 };
    const statuses = await Promise.all([
      send('GET', path(personId)),
      catalogue.post(path(personId), office, token),
      send('PUT', path(personId), foreign),
      send('DELETE', `${path(personId)}?addressId=paddr-1`),
      // The own person, another person's address.
      send('PUT', path('person-3'), foreign),
      send('DELETE', `${path('person-3')}?addressId=paddr-1`),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    const stored = (await catalogue.get(path('person-1'), ownerToken)) as unknown as Stored[];
    expect(stored.map(({ id }) => id)).toEqual(['paddr-1', 'paddr-2']);
  });

  it('are refused with places that do not belong together, and beyond twenty', async () => {
    const wrong = await catalogue.post(path('person-3'), { ...office, stateId: 'state-yazd' }, token);
    expect(wrong.status).toBe(422);
    expect(Object.keys(((await wrong.json()) as { errors: object }).errors)).toEqual(['cityId']);
    await Promise.all(Array.from({ length: 24 }, () => catalogue.post(path('person-3'), office, token)));
    expect(await list()).toHaveLength(20);
  });
});
