import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureSeed } from '../seeding/ensure-seed';
import { type TestApp, testApp } from '../testing/test-app';

type Body = Record<string, unknown>;

let sandbox: TestApp;
let fresh = '';

beforeAll(async () => {
  sandbox = await testApp(60);
  fresh = await sandbox.logIn('09120000055');
});

afterAll(() => sandbox.services.database.close());

async function put(body: Body, token: string): Promise<{ status: number; body: Body }> {
  const answer = await sandbox.app.request('/api/v1/customers/profile', {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const profileOf = (token: string) => sandbox.get('/customers/profile', token);

const person = {
  firstName: 'زهرا',
  lastName: 'نمونه',
  nationalCode: '0049876546',
  birthDate: '1990-07-23',
  email: 'new@mail.example',
};
const company = {
  name: 'کارگاه نمونه',
  nationalId: '14001234562',
  economicCode: '411234567890',
  registrationNumber: '1234',
};

describe('registration', () => {
  const buyer = { firstName: 'زهرا', lastName: 'نمونه', phoneNumber: '09120000055', acceptsRules: true };
  const refused = async (changed: Body) => {
    const answer = await sandbox.post('/buyers', { ...buyer, ...changed }, fresh);
    return {
      status: answer.status,
      errors: Object.keys(((await answer.json()) as { errors: Body }).errors ?? {}),
    };
  };

  it('is of the number that was proved, with a name, a known city, and the rules accepted', async () => {
    expect(await refused({ phoneNumber: '09120000001' })).toEqual({ status: 422, errors: ['phoneNumber'] });
    expect(await refused({ nationalCode: '1234567890' })).toEqual({ status: 422, errors: ['nationalCode'] });
    expect(await refused({ cityId: 'city-nowhere' })).toEqual({ status: 422, errors: ['cityId'] });
    expect(await refused({ acceptsRules: false })).toEqual({ status: 422, errors: ['acceptsRules'] });
    expect(await refused({ firstName: '۱۲' })).toEqual({ status: 422, errors: ['firstName'] });
    expect((await sandbox.post('/buyers', buyer)).status).toBe(401);
  });

  it('gives the account its name, once', async () => {
    const before = await profileOf(fresh);
    const answer = await sandbox.post(
      '/buyers',
      { ...buyer, firstName: 'زهرا  ', cityId: 'city-tehran' },
      fresh,
    );
    expect(await answer.json()).toEqual({ id: before.id, userId: before.userId });
    expect(await profileOf(fresh)).toMatchObject({ firstName: 'زهرا', roles: ['Consumer'] });
    const again = await sandbox.post('/buyers', buyer, fresh);
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'conflict', current: { userId: before.userId } });
  });
});

describe('a profile', () => {
  it('is filled in once, and grows complete by what it holds', async () => {
    const first = await sandbox.post('/customers/personcustomer', { ...person, email: undefined }, fresh);
    expect(first.status).toBe(200);
    const profile = (await first.json()) as Body;
    expect(profile).toMatchObject({
      kind: 'Person',
      completeness: 80,
      missingFields: ['email'],
      roles: ['Consumer'],
    });
    const again = await sandbox.post('/customers/personcustomer', person, fresh);
    expect(again.status).toBe(409);
    expect(((await again.json()) as Body).current).toEqual(profile);
  });

  it('adds Buyer and Customer when complete, ConsumerOwner with a company, and removes them again', async () => {
    const { version } = await profileOf(fresh);
    const complete = await put({ ...person, kind: 'Person', version }, fresh);
    expect(complete.body).toMatchObject({
      completeness: 100,
      roles: ['Consumer', 'Buyer', 'Customer'],
      version: Number(version) + 1,
    });
    expect(complete.body.permissions).toContain('requests.publish');
    const owner = await put({ ...person, kind: 'Company', company, version: Number(version) + 1 }, fresh);
    expect(owner.body).toMatchObject({ completeness: 100, missingFields: [], company });
    expect(owner.body.roles).toEqual(['Consumer', 'Buyer', 'Customer', 'ConsumerOwner']);
    const emptied = await put(
      { kind: 'Person', firstName: 'زهرا', lastName: 'نمونه', version: Number(version) + 2 },
      fresh,
    );
    expect(emptied.body).toMatchObject({
      completeness: 40,
      missingFields: ['nationalCode', 'birthDate', 'email'],
      roles: ['Consumer'],
    });
    expect(emptied.body).not.toHaveProperty('company');
    expect(emptied.body).not.toHaveProperty('nationalCode');
  });

  it('says which fields are missing, those of a company too, until there are none', async () => {
    const { version } = await profileOf(fresh);
    const { economicCode: _, ...part } = company;
    const body = { ...person, email: undefined, kind: 'Company', company: part, version };
    const first = await put(body, fresh);
    expect(first.body.missingFields).toEqual(['email', 'company.economicCode']);
    expect(first.body.completeness).toBeLessThan(100);
    const whole = await put({ ...person, kind: 'Company', company, version: Number(version) + 1 }, fresh);
    expect(whole.body).toMatchObject({ completeness: 100, missingFields: [] });
    await put({ ...person, kind: 'Person', version: Number(version) + 2 }, fresh);
  });

  it('of a version that has moved on is a conflict with the profile as it is now; of ten at once one wins', async () => {
    const { version } = await profileOf(fresh);
    const changes = Array.from({ length: 10 }, (_, index) =>
      put({ ...person, kind: 'Person', lastName: `نمونه ${'آبپتثجچحخد'[index]}`, version }, fresh),
    );
    const answers = await Promise.all(changes);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const now = await profileOf(fresh);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'conflict', current: now });
    }
  });

  it.each([
    ['nationalCode', { nationalCode: '0049876547' }],
    ['birthDate', { birthDate: '1899-12-31' }],
    ['birthDate', { birthDate: '2099-01-01' }],
    ['jobTitleId', { jobTitleId: 'jt-none' }],
    ['company', { kind: 'Company' }],
    ['company', { company }],
    ['company.nationalId', { kind: 'Company', company: { ...company, nationalId: '14001234563' } }],
    ['company.activityFieldId', { kind: 'Company', company: { ...company, activityFieldId: 'af-none' } }],
    ['email', { email: 'nobody' }],
  ])('with a wrong %s is refused at that field, and stays as it was', async (field, change) => {
    const before = await profileOf(fresh);
    const answer = await put({ ...person, kind: 'Person', version: before.version, ...change }, fresh);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors as Body)).toEqual([field]);
    expect(await profileOf(fresh)).toEqual(before);
  });
});

describe('the company of a profile', () => {
  const mine = async (token: string) => (await sandbox.get('/merchants?mine=true', token)).items as Body[];
  const takeCompany = async (token: string, name: string) => {
    const { version } = await profileOf(token);
    return put({ ...person, kind: 'Company', company: { ...company, name }, version }, token);
  };

  it('is a merchant whose agents its owner may manage, and is renamed with the profile', async () => {
    expect(await mine(fresh)).toHaveLength(1);
    await takeCompany(fresh, 'ماشین‌سازی نمونه');
    const [merchant] = await mine(fresh);
    expect(merchant).toMatchObject({
      name: 'ماشین‌سازی نمونه',
      nationalId: company.nationalId,
      isConfirmed: false,
    });
    const path = '/customers/profile/merchant-agents';
    const agent = { merchantId: merchant?.id, phoneNumber: '09120000056', permissions: ['Finance'] };
    expect((await sandbox.post(path, agent, fresh)).status).toBe(200);
    await takeCompany(fresh, 'ماشین‌سازی دیگر');
    expect((await mine(fresh)).map(({ id, name }) => [id, name])).toEqual([[merchant?.id, 'ماشین‌سازی دیگر']]);
  });

  it('has a unique name, under concurrency too', async () => {
    const other = await sandbox.logIn('09120000057');
    const spelt = await takeCompany(other, 'ماشين سازي  ديگر');
    expect(spelt).toMatchObject({ status: 422, body: { errors: { 'company.name': expect.anything() } } });
    const taken = await Promise.all([takeCompany(fresh, 'نام تازه'), takeCompany(other, 'نام‌تازه')]);
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('is there again after the catalogue was made anew', async () => {
    const before = await mine(fresh);
    const { database } = sandbox.services;
    await ensureSeed(database, { productCount: 60, isReseed: true, report: () => undefined });
    expect(await mine(fresh)).toEqual(before);
    expect(await mine(await sandbox.logIn('09120000001'))).toMatchObject([
      { id: 'merchant-buyer-1', isConfirmed: true },
    ]);
  });
});

describe('the list of customers', () => {
  it('is for administrators only', async () => {
    const requested = (token?: string) =>
      sandbox.app.request('/api/v1/customers', {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      });
    expect((await requested()).status).toBe(401);
    expect((await requested(await sandbox.logIn('09120000003'))).status).toBe(403);
  });

  it('is found by name, company, number and email, on any keyboard, and by kind', async () => {
    const admin = await sandbox.logIn('09120000009');
    const found = async (query: string) => {
      const page = await sandbox.get(`/customers?${query}`, admin);
      return (page.items as { userId: string }[]).map(({ userId }) => userId);
    };
    expect(await found('term=نويد')).toEqual(['user-1']);
    expect(await found(`term=${encodeURIComponent('۰۹۱۲۰۰۰۰۰۰۳')}`)).toEqual(['user-3']);
    expect(await found('term=BUYER@')).toEqual(['user-1']);
    expect(await found('term=صنایع نمونه&kind=Company')).toEqual(['user-1']);
    expect(await found('term=%25')).toEqual([]);
    expect(await found('role=Admin')).toEqual(['user-9']);
    expect(await found('userId=user-4')).toEqual(['user-4']);
    expect(await found('userId=user-4&role=Admin')).toEqual([]);
    const oldest = await found('sort=createdAt&pageSize=2');
    expect(oldest).toEqual(['user-9', 'user-1']);
    expect(await found('sort=createdAt&pageSize=2&pageNumber=2')).toEqual(['user-5', 'user-4']);
    expect(await found('pageNumber=10000&pageSize=100')).toEqual([]);
  });
});
