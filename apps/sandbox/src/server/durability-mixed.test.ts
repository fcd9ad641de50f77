import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiCaller, apiCaller } from '../testing/api-caller';
import { freePort, ServerProcess, seededFolder } from '../testing/server-process';

type Body = Record<string, unknown>;

/** One intent: sent, and repeated with the same key until there is a response. */
interface Intent {
  path: string;
  body: Body;
  key: string;
}

const rounds = 3;
let port = 0;
let dataFolder = '';
let server: ServerProcess;

beforeAll(async () => {
  dataFolder = await seededFolder();
  port = await freePort();
  server = new ServerProcess({ port, dataFolder });
  await server.ready();
});

afterAll(() => server.end('SIGKILL'));

it('killed in the middle of notes, messages and charges, and repeated with its key, each write is there once', async () => {
  const api = apiCaller(server.address);
  await api.logIn('09120000003', () => /09120000003: (\d{5})/.exec(server.text)?.[1] ?? '');
  const { rootId, conversationId } = await openConversation(api);
  const before = await counts(api, conversationId);
  const expected = { notes: 0, messages: 0, charges: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const done = { count: 0 };
    const writers = (['notes', 'messages', 'charges'] as const).map(async (kind) => {
      for (;;) {
        const intent = intentOf(kind, rootId);
        expected[kind] += 1;
        const isAnswered = await api.post(intent.path, intent.body, intent.key).then(
          () => true,
          (error: Error) => {
            if (/^status 4/.test(error.message)) throw error;
            return false;
          },
        );
        if (!isAnswered) return intent;
        done.count += 1;
      }
    });
    while (done.count < 12 + 17 * round) await new Promise((resolve) => setTimeout(resolve, 1));
    await server.end('SIGKILL');
    const unanswered = await Promise.all(writers);
    server = new ServerProcess({ port, dataFolder });
    await server.ready();
    // A client without a response repeats the request, twice here.
    for (const { path, body, key } of [...unanswered, ...unanswered]) await api.post(path, body, key);
  }
  const after = await counts(api, conversationId);
  expect({
    notes: after.notes - before.notes,
    messages: after.messages - before.messages,
    charges: after.charges - before.charges,
  }).toEqual(expected);
});

function intentOf(kind: 'notes' | 'messages' | 'charges', rootId: string): Intent {
  const key = crypto.randomUUID();
  if (kind === 'notes')
    return { key, path: '/notes', body: { objectType: 'Product', objectId: 'sp-1', text: `یادداشت ${key}` } };
  if (kind === 'charges')
    return { key, path: '/wallettransactions/charge-by-user', body: { amountRial: 1_000_000 } };
  const text = `پیام ${key}`;
  return { key, path: '/conversations', body: { rootId, text, fileIds: [], clientMessageId: key } };
}

async function openConversation(api: ApiCaller) {
  const clientMessageId = crypto.randomUUID();
  const body = {
    subject: 'پرسش دربارهٔ کالا',
    objectType: 'Supplier',
    objectId: 's-1',
    text: 'سلام',
    fileIds: [],
    clientMessageId,
  };
  const message = await api.post('/conversations', body, clientMessageId);
  return { rootId: String(message.rootId), conversationId: String(message.conversationId) };
}

async function counts(api: ApiCaller, conversationId: string) {
  const notes = await api.get('/notes/byuser?pageSize=10');
  const messages = await api.get(`/conversations/thread/flat?conversationId=${conversationId}&pageSize=10`);
  const charges = await api.get('/wallettransactions?kind=Charge&pageSize=10');
  return {
    notes: Number(notes.totalCount),
    messages: Number(messages.totalCount),
    charges: Number(charges.totalCount),
  };
}
