import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AddressCalls, addressCalls, tehranAddress } from '../testing/address-calls';
import { type TestApp, testApp } from '../testing/test-app';
import { findDeliveryAddress } from './read-delivery-addresses';

let catalogue: TestApp;
/** The seed has no data of user-2, who starts without an address. */
let mine: AddressCalls;
let theirs: AddressCalls;

beforeAll(async () => {
  catalogue = await testApp(60);
  mine = addressCalls(catalogue, await catalogue.logIn('09120000002'));
  theirs = addressCalls(catalogue, await catalogue.logIn('09120000003'));
});

afterAll(() => catalogue.services.database.close());

async function errorsOf(answer: Response): Promise<Record<string, string[]>> {
  expect(answer.status).toBe(422);
  return ((await answer.json()) as { errors: Record<string, string[]> }).errors;
}

describe('a delivery address', () => {
  it('is absent at first: the default returns 204', async () => {
    expect(await mine.selected()).toBeUndefined();
    expect(await mine.list()).toEqual([]);
  });

  it('is returned with the names of its places and normalised texts', async () => {
    const answer = await mine.create({
      ...tehranAddress,
      title: '  انبار  مركزي ',
      plaque: '۱۴',
      lat: 35.7012,
      lng: 51.2147,
      accessNote: ' \u200c ',
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      title: 'انبار مرکزی',
      plaque: '14',
      lat: 35.7012,
      stateName: 'تهران',
      cityName: 'تهران',
      urbanAreaName: 'منطقهٔ ۶',
      isSelected: true,
    });
    expect(Object.keys((await mine.list())[0] ?? {})).not.toContain('accessNote');
  });

  it.each([
    ['a country without provinces', { countryId: 'country-de' }, ['countryId', 'stateId']],
    ['an unknown country', { countryId: 'country-none' }, ['countryId', 'stateId']],
    ['a province of nowhere', { stateId: 'state-none' }, ['cityId', 'stateId']],
    ['a city of another province', { cityId: 'city-isfahan' }, ['cityId', 'urbanAreaId']],
    ['a district of another city', { urbanAreaId: 'urban-isfahan-5' }, ['urbanAreaId']],
    ['a blank for a city', { cityId: ' ' }, ['cityId', 'urbanAreaId']],
    ['a blank for a district', { urbanAreaId: ' ' }, ['urbanAreaId']],
    ['half a point', { lat: 35.7 }, ['lng']],
    ['a point off the earth', { lat: 91, lng: 0 }, ['lat']],
    ['a name of signs', { receiverName: '؟؟؟' }, ['receiverName']],
    ['a name of digits', { receiverName: '۱۲۳' }, ['receiverName']],
    ['spaces in place of an address', { addressText: ' '.repeat(20) }, ['addressText']],
    ['a landline', { receiverPhone: '02155500100' }, ['receiverPhone']],
    ['a short postal code', { postalCode: '158571456' }, ['postalCode']],
    ['no receiver', { receiverName: undefined }, ['receiverName']],
    ['a title of one letter', { title: ' ب ' }, ['title']],
  ])('is refused with %s, by field', async (_, change, fields) => {
    expect(Object.keys(await errorsOf(await mine.create({ ...tehranAddress, ...change }))).sort()).toEqual(
      fields,
    );
    const [{ id } = { id: '' }] = await mine.list();
    expect(
      Object.keys(await errorsOf(await mine.update(id, { ...tehranAddress, ...change }))).sort(),
    ).toEqual(fields);
  });

  it('loses what a change leaves out, and stays selected', async () => {
    catalogue.services.clock.advance(60);
    const [before] = await mine.list();
    const answer = await mine.update(before?.id ?? '', { ...tehranAddress, urbanAreaId: undefined });
    const after = (await answer.json()) as Record<string, unknown>;
    expect(after).toMatchObject({ id: before?.id, isSelected: true });
    expect(Object.keys(after)).not.toContain('plaque');
    expect(Object.keys(after)).not.toContain('urbanAreaName');
    expect(after.updatedAt).not.toBe(before?.updatedAt);
    expect(after.version).toBe((before?.version ?? 0) + 1);
  });

  it('of a version that has moved on is a conflict with the address as it is now; selecting moves nothing', async () => {
    await mine.create({ ...tehranAddress, title: 'انبار دوم' });
    const [own] = await mine.list();
    const { id = '', version = 0 } = own ?? {};
    await mine.select((await mine.list())[1]?.id ?? '');
    await mine.select(id);
    expect((await mine.update(id, { ...tehranAddress, title: 'نخست' }, version)).status).toBe(200);
    const late = await mine.update(id, { ...tehranAddress, title: 'دیر' }, version);
    expect(late.status).toBe(409);
    const { current, code } = (await late.json()) as { current: unknown; code: string };
    expect([code, current]).toEqual(['conflict', (await mine.list()).find((address) => address.id === id)]);
    expect(current).toMatchObject({ title: 'نخست', version: version + 1 });
  });

  it('is not found by somebody else', async () => {
    const [own] = await mine.list();
    const id = own?.id ?? '';
    const before = await mine.list();
    const answers = await Promise.all([theirs.update(id), theirs.select(id), theirs.drop(id)]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await mine.list()).toEqual(before);
    expect((await theirs.list()).map((address) => address.id)).toEqual(['addr-3']);
    expect((await theirs.selected())?.id).toBe('addr-3');
    const { db } = catalogue.services.database;
    expect((await findDeliveryAddress(db, 'user-2', id))?.id).toBe(id);
    expect(await findDeliveryAddress(db, 'user-3', id)).toBeUndefined();
  });

  it('is made once for one key, also by parallel repeats; the key with another body is refused', async () => {
    const key = crypto.randomUUID();
    const before = (await mine.list()).length;
    const answers = await Promise.all([1, 2, 3].map(() => mine.create(tehranAddress, key)));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect((await mine.list()).length).toBe(before + 1);
    expect((await mine.create({ ...tehranAddress, unit: '2' }, key)).status).toBe(422);
  });

  it('is refused beyond fifty, under concurrency too', async () => {
    const answers = await Promise.all(Array.from({ length: 55 }, () => mine.create()));
    expect((await mine.list()).length).toBe(50);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });

  it('stays the only selected one when many are chosen at once', async () => {
    const ids = (await mine.list()).map(({ id }) => id);
    const answers = await Promise.all(ids.map((id) => mine.select(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const selected = (await mine.list()).filter(({ isSelected }) => isSelected);
    expect(selected).toHaveLength(1);
    expect((await mine.selected())?.id).toBe(selected[0]?.id);
  });

  it('of the seed is there, one selected', async () => {
    const buyer = addressCalls(catalogue, await catalogue.logIn('09120000001'));
    expect((await buyer.list()).map(({ id, isSelected }) => [id, isSelected])).toEqual([
      ['addr-1', true],
      ['addr-2', false],
    ]);
  });
});
