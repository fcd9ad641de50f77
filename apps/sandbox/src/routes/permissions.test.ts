import { operations as contract } from '@bazaar/api/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';

/** One demo person for each column of the product design's table of permissions. */
const people = {
  consumer: '09120000002',
  buyer: '09120000003',
  owner: '09120000001',
  agentWhoSees: '09120000011',
  agentWhoAnswers: '09120000012',
  agentWhoEdits: '09120000013',
  agentWhoPays: '09120000014',
  supplier: '09120000005',
  admin: '09120000009',
} as const;
type Person = keyof typeof people;

const all = Object.keys(people) as Person[];
const agents = all.filter((person) => person.startsWith('agent'));
const but = (...others: readonly Person[]) => all.filter((person) => !others.includes(person));

/** Who may call what is not open to everyone logged in (product design §7). Everybody else is refused with 403. */
const allowed: Readonly<Record<string, readonly Person[]>> = {
  createDirectOrder: but('agentWhoAnswers', 'agentWhoEdits', 'agentWhoPays'),
  updateDirectOrder: but('agentWhoAnswers', 'agentWhoEdits', 'agentWhoPays'),
  requestTradeRequestConfirmation: ['buyer', 'owner', 'supplier'],
  publishTradeRequest: ['buyer', 'owner', 'supplier'],
  ...Object.fromEntries(
    [
      'orderMembership',
      'startWalletCharge',
      'requestOnlinePayment',
      'retryOnlinePayment',
      'payFromWallet',
      'cancelPayment',
    ].map((call) => [call, but('agentWhoSees', 'agentWhoAnswers', 'agentWhoEdits', 'admin')]),
  ),
  inviteMerchantAgent: ['owner', 'supplier', 'admin'],
  updateMerchantAgent: ['owner', 'supplier', 'admin'],
  removeMerchantAgent: ['owner', 'supplier', 'admin'],
  getVisitorChart: [...agents, 'supplier', 'admin'],
  getPagePreview: ['supplier', 'admin'],
  listCustomers: ['admin'],
  chargeWallet: ['admin'],
};

let site: TestApp;
const tokens = new Map<Person, string>();

beforeAll(async () => {
  site = await testApp(60);
  for (const person of all) tokens.set(person, await site.logIn(people[person]));
});

afterAll(() => site.services.database.close());

it('has a row for every call that is not open to everyone logged in', () => {
  const limited = contract.filter(
    ({ roles }) => !(roles as readonly string[]).some((role) => role === 'Anyone' || role === 'LoggedIn'),
  );
  expect(limited.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(allowed).toSorted());
});

describe.each(Object.entries(allowed))('%s', (operationId, permitted) => {
  it.each(all)(`answers the %s as the table says`, async (person) => {
    const status = await statusOf(operationId, tokens.get(person));
    // With no body it goes no further than the validation, or finds no such object.
    expect(status === 403 ? 'refused' : 'permitted').toBe(
      permitted.includes(person) ? 'permitted' : 'refused',
    );
    expect(status).toBeLessThan(500);
  });
  it('needs a login', async () => {
    expect(await statusOf(operationId, undefined)).toBe(401);
  });
});

it('R-491 tells an agent’s permissions in the profile, so that menus can follow', async () => {
  const told = await Promise.all(
    all.map(async (person) => {
      const { permissions } = await site.get('/customers/profile', tokens.get(person));
      return [person, permissions as string[]] as const;
    }),
  );
  const who = (permission: string) =>
    told.flatMap(([person, permissions]) => (permissions.includes(permission) ? [person] : []));
  expect(who('requests.draft')).toEqual(allowed.createDirectOrder);
  expect(who('payments.pay')).toEqual(allowed.payFromWallet);
  expect(who('requests.answer')).toEqual(['agentWhoAnswers', 'supplier']);
  expect(who('statistics.own')).toEqual(allowed.getVisitorChart);
  expect(who('customers.list')).toEqual(['admin']);
  expect(who('wallets.charge')).toEqual(['admin']);
});

it('does not let the administrator into a wallet by another name, nor others into somebody’s ledger', async () => {
  for (const person of but('admin')) {
    const answer = await site.app.request('/api/v1/wallettransactions?userId=user-2', {
      headers: { authorization: `Bearer ${tokens.get(person)}` },
    });
    expect([person, answer.status]).toEqual([person, person === 'consumer' ? 200 : 403]);
  }
  const ledger = await site.get('/wallettransactions?userId=user-2', tokens.get('admin'));
  expect(ledger).toHaveProperty('items');
});

async function statusOf(operationId: string, token: string | undefined): Promise<number> {
  const operation = contract.find((each) => each.operationId === operationId);
  if (operation === undefined) throw new Error(`no call ${operationId}`);
  const { method, path } = operation;
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const answer = await site.app.request(`/api/v1${path.replace('{id}', 'nothing')}?id=nothing`, {
    method,
    headers: {
      'idempotency-key': crypto.randomUUID(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { body: '{}' } : {}),
  });
  return answer.status;
}
