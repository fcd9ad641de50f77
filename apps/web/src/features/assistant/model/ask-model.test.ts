import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Understanding } from '@bazaar/domain/assistant';
import { afterEach, expect, it, vi } from 'vitest';
import { runOutAtOnce } from '@/testing/run-out-at-once';
import { askModel } from './ask-model';

const sentence = 'بلبرینگ، کم‌صدا، شماره 09121234567';
const span = (text: string) => ({ start: sentence.indexOf(text), end: sentence.indexOf(text) + text.length });
const understanding: Understanding = {
  sentence,
  category: { categoryId: 'c-1', title: 'بلبرینگ', score: 1, spans: [span('بلبرینگ')], isChosen: false },
  question: undefined,
  parts: [],
  notUnderstood: [
    { text: 'کم‌صدا', span: span('کم‌صدا') },
    { text: 'شماره 09121234567', span: span('شماره 09121234567') },
  ],
};
const options = [{ id: 'o-v3', title: 'V3' }];
const offered = {
  properties: [{ id: 'p-noise', title: 'لرزش', dataType: 'Option' as const, isFilterable: true, options }],
  units: [],
};
const conditions = [{ quote: 'کم‌صدا', propertyId: 'p-noise', optionIds: ['o-v3'], min: null, isTrue: null }];

let server: Server | undefined;
const requests: string[] = [];
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  requests.length = 0;
});

/** Starts a service of the model's kind that replies with this text; without one it never replies. */
async function serviceThatReplies(content: string | undefined, status = 200) {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push(`${request.url} ${request.headers.authorization} ${body}`);
    if (content === undefined) return;
    response.writeHead(status).end(content);
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, key: 'secret', model: 'small', deadlineMs: 3_000 };
}
const reply = (content: unknown) =>
  JSON.stringify({
    choices: [{ message: { content: typeof content === 'string' ? content : JSON.stringify(content) } }],
  });
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

it('R-576 asks once, with the words nobody understood and nothing personal, and returns what holds', async () => {
  const service = await serviceThatReplies(reply({ conditions }));
  await expect(askModel(service, understanding, offered)).resolves.toEqual([
    { span: span('کم‌صدا'), condition: 'p-noise:o-v3' },
  ]);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toContain('/v1/chat/completions Bearer secret');
  expect(requests[0]).toContain('p-noise');
  expect(requests[0]).not.toContain('0912');
});

it.each([
  ['an invented id', reply({ conditions: [{ ...conditions[0], optionIds: ['o-9'] }] }), 200],
  [
    'what an injected sentence asks for',
    reply({ conditions: [{ ...conditions[0], propertyId: 'p-price' }] }),
    200,
  ],
  ['broken JSON', '{', 200],
  ['broken JSON inside', reply('{"conditions":'), 200],
  ['no choices', '{"error":"quota"}', 200],
  ['a failure', reply({ conditions }), 500],
  ['a reply without an end', `${reply({ conditions })}${' '.repeat(64_001)}`, 200],
])('R-576 proposes nothing after %s', async (_, content, status) => {
  const said = quiet();
  const service = await serviceThatReplies(content, status);
  await expect(askModel(service, understanding, offered)).resolves.toEqual([]);
  for (const [line] of said.mock.calls) expect(line).not.toContain('secret');
});

it('R-576 waits no longer than its deadline, and asks no second time', async () => {
  quiet();
  const service = await serviceThatReplies(undefined);
  const deadlinesMs = runOutAtOnce();
  await expect(askModel({ ...service, deadlineMs: 30 }, understanding, offered)).resolves.toEqual([]);
  expect(deadlinesMs).toEqual([30]);
  expect(requests.length).toBeLessThan(2);
});

it('R-576 asks nothing where everything is understood', async () => {
  const service = await serviceThatReplies(reply({ conditions }));
  await askModel(service, { ...understanding, notUnderstood: [] }, offered);
  expect(requests).toEqual([]);
});
