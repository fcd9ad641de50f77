import { readFileSync } from 'node:fs';
import { operations as contract } from '@bazaar/api/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';

type Json = Record<string, unknown>;
type Ids = Record<
  'favourite' | 'address' | 'note' | 'request' | 'conversation' | 'payment' | 'person',
  string
>;

/** Calls on an object of one person, each with the parameters that name it. */
const owned: Record<string, (ids: Ids) => { query?: string; id?: string; body?: Json }> = {
  removeFavorite: ({ favourite }) => ({ id: favourite }),
  updateDeliveryAddress: ({ address }) => ({ id: address }),
  deleteDeliveryAddress: ({ address }) => ({ id: address }),
  selectDeliveryAddress: ({ address }) => ({ id: address }),
  getNote: ({ note }) => ({ id: note }),
  updateNote: ({ note }) => ({ id: note }),
  deleteNote: ({ note }) => ({ id: note }),
  listPersonAddresses: ({ person }) => ({ id: person }),
  createPersonAddress: ({ person }) => ({ id: person }),
  updatePersonAddress: ({ person }) => ({ id: person }),
  deletePersonAddress: ({ person }) => ({ id: person, query: 'addressId=paddr-1' }),
  getTradeRequest: ({ request }) => ({ id: request }),
  getMembershipAndPrice: ({ request }) => ({ id: request }),
  updateDirectOrder: ({ request }) => ({ id: request }),
  requestTradeRequestConfirmation: ({ request }) => ({ id: request }),
  publishTradeRequest: ({ request }) => ({ id: request }),
  listTradeRequestEvents: ({ request }) => ({ query: `tradeRequestId=${request}` }),
  getConversationThread: ({ conversation }) => ({ id: conversation }),
  updateConversation: ({ conversation }) => ({ id: conversation }),
  hideConversation: ({ conversation }) => ({ id: conversation }),
  listConversationMessages: ({ conversation }) => ({ query: `conversationId=${conversation}` }),
  getPayment: ({ payment }) => ({ query: `paymentId=${payment}` }),
  cancelPayment: ({ payment }) => ({ id: payment }),
  payFromWallet: ({ payment }) => ({ body: { paymentId: payment } }),
  requestOnlinePayment: ({ payment }) => ({ body: { paymentId: payment } }),
  retryOnlinePayment: ({ payment }) => ({ body: { paymentId: payment } }),
};

/** Calls on public objects that need a login. */
const common = ['likePage', 'likePageComment', 'getPagePreview'];

let site: TestApp;
let ids: Ids;
let owner = '';
let other = '';

beforeAll(async () => {
  site = await testApp(60);
  owner = await site.logIn('09120000001');
  other = await site.logIn('09120000003');
  ids = await objectsOf(owner);
});

afterAll(() => site.services.database.close());

it('S10 covers every call on one object that needs a login', ({ task }) => {
  Object.assign(task.meta, { tried: `${Object.keys(owned).length} calls on one object` });
  const private_ = contract.filter(
    ({ path, roles }) => path.includes('{') && !(roles as readonly string[]).includes('Anyone'),
  );
  const missing = private_.filter(
    ({ operationId }) => !(operationId in owned) && !common.includes(operationId),
  );
  expect(missing.map(({ operationId }) => operationId)).toEqual([]);
});

describe.each(Object.keys(owned))('%s', (operationId) => {
  it("S10 does not reach another person's object, and reveals nothing of it", async () => {
    const answer = await call(operationId, other);
    expect(answer.status, await answer.clone().text()).toBe(404);
    const body = (await answer.json()) as Json;
    expect(body.code).toBe('not-found');
    expect(Object.keys(body).sort()).toEqual(
      expect.not.arrayContaining(['current', 'paymentId', 'missingRial']),
    );
  });

  it('needs a login', async () => {
    expect((await call(operationId, undefined)).status).toBe(401);
  });
});

// Last, because some of these calls delete the object.
it.each(
  Object.keys(owned).filter((name) => name !== 'deletePersonAddress' && name !== 'updatePersonAddress'),
)('%s reaches its owner’s own thing', async (operationId) => {
  expect((await call(operationId, owner)).status).not.toBe(404);
  ids = await objectsOf(owner);
});

async function call(operationId: string, token: string | undefined): Promise<Response> {
  const { method, path } = contract.find((operation) => operation.operationId === operationId)!;
  const { id = '', query, body } = owned[operationId]!(ids);
  const example = exampleOf(path, method);
  const sent =
    example === undefined && body === undefined ? undefined : JSON.stringify({ ...example, ...body });
  const address = `/api/v1${path.replace('{id}', encodeURIComponent(id))}${query === undefined ? '' : `?${query}`}`;
  return site.app.request(address, {
    method,
    headers: {
      'idempotency-key': crypto.randomUUID(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(sent === undefined ? {} : { body: sent }),
  });
}

const document = JSON.parse(
  readFileSync(new URL('../../../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
) as Json;

/** Returns the contract's own example of a body. */
function exampleOf(path: string, method: string): Json | undefined {
  const at = (part: unknown, ...keys: string[]): unknown =>
    keys.reduce((found, key) => (found as Json | undefined)?.[key], part);
  const media = at(
    document,
    'paths',
    path,
    method.toLowerCase(),
    'requestBody',
    'content',
    'application/json',
  );
  const examples = Object.values((at(media, 'examples') as Json | undefined) ?? {}).map(resolve);
  return (examples[0]?.value ?? at(media, 'example')) as Json | undefined;
}

function resolve(part: unknown): Json {
  const { $ref } = part as { $ref?: string };
  if ($ref === undefined) return part as Json;
  return $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((found, key) => (found as Json)[key], document) as Json;
}

async function objectsOf(token: string): Promise<Ids> {
  const made = async (path: string, body: Json) =>
    (await (await site.post(path, body, token)).json()) as Json;
  const first = async (path: string) => ((await site.get(path, token)).items as { id: string }[])[0]!.id;
  const addresses = (await site.get('/deliveryaddresses', token)) as unknown as { id: string }[];
  const { groups } = (await site.get('/traderequests/by-supplier', token)) as {
    groups: { items: { id: string }[] }[];
  };
  const object = { objectType: 'Product', objectId: 'sp-1' };
  return {
    favourite: String((await made('/userfavorites', object)).id),
    note: String((await made('/notes', { ...object, text: 'یادداشت من' })).id),
    payment: String((await made('/wallettransactions/charge-by-user', { amountRial: 1_000_000 })).paymentId),
    address: addresses.at(-1)!.id,
    request: groups[0]!.items[0]!.id,
    conversation: await first('/conversations'),
    person: String((await site.get('/customers/profile', token)).personId),
  };
}
