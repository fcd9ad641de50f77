import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';
import { findAgency } from './agency';
import type { MerchantAgent } from './agent-rows';

let sandbox: TestApp;
const tokens: Record<string, string> = {};
const company = 'merchant-buyer-1';
const invitee = '09120000044';

beforeAll(async () => {
  sandbox = await testApp(60);
  for (const last of [1, 3, 5, 9]) tokens[`user-${last}`] = await sandbox.logIn(`0912000000${last}`);
});

afterAll(() => sandbox.services.database.close());

const path = '/customers/profile/merchant-agents';
const newAgent = { merchantId: company, phoneNumber: invitee, permissions: ['ViewRequests'] };

function call(method: string, who: string, body?: object, query = ''): Promise<Response> {
  const headers: Record<string, string> = {
    authorization: `Bearer ${tokens[who]}`,
    'idempotency-key': crypto.randomUUID(),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  return Promise.resolve(sandbox.app.request(`/api/v1${path}${query}`, init));
}

async function agents(who: string, query = ''): Promise<MerchantAgent[]> {
  return (await (await call('GET', who, undefined, query)).json()) as MerchantAgent[];
}

async function rolesOf(token: string): Promise<unknown> {
  return (await sandbox.get('/customers/profile', token)).roles;
}

describe('agents of a company', () => {
  it('of the seed: one works, one has been invited', async () => {
    const found = await agents('user-1');
    expect(found.map(({ state }) => state)).toEqual(['Invited', 'Active']);
    expect(found[1]).toMatchObject({ personName: 'لیلا محمدی', permissions: ['ViewRequests', 'Answer'] });
    const { db } = sandbox.services.database;
    expect(await findAgency(db, 'user-4', company)).toEqual({
      kind: 'Agent',
      permissions: ['ViewRequests', 'Answer'],
    });
    expect(await findAgency(db, 'user-1', company)).toMatchObject({ kind: 'Owner' });
    expect(await findAgency(db, 'user-5', 'm-1')).toMatchObject({ kind: 'Owner' });
    expect(await findAgency(db, 'user-3', company)).toBeUndefined();
  });

  it('go from invited through active and inactive to removed, and their role with them', async () => {
    const invited = (await (await call('POST', 'user-1', newAgent)).json()) as MerchantAgent;
    expect(invited).toMatchObject({ state: 'Invited', isActive: false, personName: invitee });
    const early = await call('PUT', 'user-1', {
      id: invited.id,
      permissions: ['Finance'],
      isActive: true,
      version: invited.version,
    });
    expect(early.status).toBe(409);
    expect(await early.json()).toMatchObject({ current: { id: invited.id, state: 'Invited' } });

    const agent = await sandbox.logIn(invitee);
    expect(await rolesOf(agent)).toEqual(['Consumer', 'MerchantAgent']);
    const [accepted] = await agents('user-1');
    expect(accepted).toMatchObject({ id: invited.id, state: 'Active', isActive: true });
    expect(accepted?.version).toBe(invited.version + 1);

    const off = { id: invited.id, permissions: ['Answer'], isActive: false, position: 'کارشناس', version: 2 };
    const stale = await call('PUT', 'user-1', { ...off, version: invited.version });
    expect(stale.status).toBe(409);
    expect(((await stale.json()) as { current: unknown }).current).toEqual(accepted);
    expect(await (await call('PUT', 'user-1', off)).json()).toMatchObject({
      state: 'Inactive',
      position: 'کارشناس',
      deactivatedAt: expect.any(String),
    });
    expect(await rolesOf(agent)).toEqual(['Consumer']);
    expect(await (await call('PUT', 'user-1', { ...off, isActive: true, version: 3 })).json()).toMatchObject({
      state: 'Active',
      permissions: ['Answer'],
    });
    expect(await rolesOf(agent)).toEqual(['Consumer', 'MerchantAgent']);
    expect((await sandbox.get('/customers/profile', agent)).permissions).toContain('requests.answer');

    expect((await call('DELETE', 'user-1', undefined, `?id=${invited.id}`)).status).toBe(204);
    expect((await call('DELETE', 'user-1', undefined, `?id=${invited.id}`)).status).toBe(404);
    expect(await rolesOf(agent)).toEqual(['Consumer']);
  });

  it('can be accepted for three days, and are invited again after them', async () => {
    const phoneNumber = '09120000045';
    const invitation = { ...newAgent, phoneNumber };
    const first = (await (await call('POST', 'user-1', invitation)).json()) as MerchantAgent;
    expect(Date.parse(first.expiresAt ?? '') - Date.parse(first.invitedAt)).toBe(3 * 86_400_000);
    expect((await call('POST', 'user-1', invitation)).status).toBe(409);
    const { db } = sandbox.services.database;
    await db.execute(
      sql`update merchant_agents set invited_at = invited_at - interval '4 days' where id = ${first.id}`,
    );
    expect(await rolesOf(await sandbox.logIn(phoneNumber))).toEqual(['Consumer']);
    const again = (await (
      await call('POST', 'user-1', { ...invitation, permissions: ['Finance'] })
    ).json()) as MerchantAgent;
    expect(again).toMatchObject({ id: first.id, state: 'Invited', permissions: ['Finance'], version: 2 });
    expect((await call('DELETE', 'user-1', undefined, `?id=${first.id}`)).status).toBe(204);
  });

  it('are managed by the owner and administrators; to other owners they are not there, to others forbidden', async () => {
    const change = { id: 'agent-1', permissions: ['Finance'], isActive: true, version: 1 };
    const calls = (who: string) =>
      Promise.all([
        call('POST', who, newAgent),
        call('PUT', who, change),
        call('DELETE', who, undefined, '?id=agent-1'),
        call('GET', who, undefined, `?merchantId=${company}`),
      ]);
    expect((await calls('user-5')).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await calls('user-3')).map(({ status }) => status)).toEqual([403, 403, 403, 404]);
    expect((await agents('user-5')).map(({ id }) => id).toSorted()).toEqual(
      [11, 12, 13, 14].map((number) => `agent-${number}`),
    );
    expect((await agents('user-9', `?merchantId=${company}`)).map(({ id }) => id)).toContain('agent-1');
    expect((await agents('user-1')).find(({ id }) => id === 'agent-1')?.permissions).toEqual([
      'ViewRequests',
      'Answer',
    ]);
  });

  it('are invited once, under concurrency too; nobody can invite themselves', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('POST', 'user-1', { ...newAgent, phoneNumber: '09120000066' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    const own = await call('POST', 'user-1', { ...newAgent, phoneNumber: '09120000001' });
    expect(own.status).toBe(422);
  });

  it('are 50 at most', async () => {
    const before = (await agents('user-1')).length;
    const fill = Array.from({ length: 50 - before }, (_, index) =>
      call('POST', 'user-1', { ...newAgent, phoneNumber: `0913${String(index).padStart(7, '0')}` }),
    );
    expect((await Promise.all(fill)).every(({ status }) => status === 200)).toBe(true);
    const beyond = await call('POST', 'user-1', { ...newAgent, phoneNumber: '09140000000' });
    expect(await beyond.json()).toMatchObject({ status: 403, code: 'quota-exceeded' });
  });
});
