import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../document';
import type { LiveOptions } from './live-options';
import type { LiveAnswer, Send } from './requests/send-request';
import type { WrittenRequest } from './requests/written-request';
import { runLive } from './run-live';

const options: LiveOptions = {
  baseUrl: 'http://gaps.example',
  tokensByRole: [],
  isReadonly: false,
  seed: 3,
  timeoutSeconds: 5,
};

/** A contract of one operation whose parts are given, and one beside it that is right. */
function contract(operation: JsonObject, components: JsonObject = {}): JsonObject {
  const fine = { operationId: 'fine', responses: { 200: { description: 'Fine.' } } };
  const odd = { operationId: 'odd', responses: { 200: { description: 'Fine.' } }, ...operation };
  return { openapi: '3.1.0', paths: { '/odd': { post: odd }, '/fine': { get: fine } }, components };
}

const json = (schema: Json) => ({ 'application/json': { schema } });
const body = (schema: Json) => ({ requestBody: { required: true, content: json(schema) } });
const answer = (schema: Json) => ({ responses: { 200: { description: 'It.', content: json(schema) } } });

/** A service that takes everything, and knows its methods. */
function yes(sent: WrittenRequest[] = []): Send {
  return async (request) => {
    sent.push(request);
    const { pathname } = new URL(request.url);
    const methods = pathname === '/fine' ? 'GET' : 'POST';
    const isKnown = methods === request.method || pathname === '/';
    const headers = new Headers({ 'content-type': 'application/json', allow: methods });
    const found: LiveAnswer = { status: isKnown ? 200 : 405, headers, text: '{}', json: {} };
    return found;
  };
}

async function drive(document: JsonObject, changes: Partial<LiveOptions> = {}, send = yes()) {
  const { operations } = await runLive(document, { ...options, ...changes }, { send });
  const [odd, fine] = ['odd', 'fine'].map((id) => operations.find(({ operationId }) => operationId === id));
  return { odd, fine, messages: odd?.findings.map(({ check, message }) => `${check}: ${message}`) ?? [] };
}

const loop = { $ref: '#/components/schemas/Loop' };

describe('what cannot be judged is a finding, and the run goes on', () => {
  it.each<[string, JsonObject, JsonObject, RegExp]>([
    [
      'a schema that cannot be compiled',
      answer({ type: 'nonsense' }),
      {},
      /schema of 200 .* cannot be judged/,
    ],
    ['a reference that leads nowhere', answer({ $ref: '#/components/schemas/None' }), {}, /cannot be judged/],
    [
      'a pattern that is none',
      answer({ type: 'string', pattern: '(' }),
      {},
      /pattern \( is no regular expression/,
    ],
    [
      'a pattern nothing is made for',
      body({ type: 'string', pattern: '^(?=a)(?=b).*$' }),
      {},
      /no text for the pattern/,
    ],
    [
      'a pattern and a length that exclude each other',
      body({ type: 'string', pattern: '^a$', minLength: 5 }),
      {},
      /no text for the pattern/,
    ],
    ['bounds in reverse', body({ type: 'integer', minimum: 5, maximum: 2 }), {}, /a number from 5 to 2/],
    [
      'a schema without a value',
      body({ type: 'object', required: ['a'], properties: { a: false } }),
      {},
      /not driven whole/,
    ],
    [
      'a schema that needs itself',
      body(loop),
      { schemas: { Loop: { type: 'object', required: ['next'], properties: { next: loop } } } },
      /needs itself without end/,
    ],
    ['a reference to itself', body(loop), { schemas: { Loop: loop } }, /leads to itself/],
    [
      'a body of a type nobody writes',
      { requestBody: { content: { 'application/x-protobuf': { schema: { type: 'object' } } } } },
      {},
      /no request body of application\/x-protobuf/,
    ],
    [
      'a body of a type nobody writes, behind a reference',
      { requestBody: { content: { 'application/cbor': { schema: { $ref: '#/components/schemas/Loop' } } } } },
      { schemas: { Loop: { type: 'object' } } },
      /no request body of application\/cbor can be made/,
    ],
    [
      'a parameter in an unknown place',
      { parameters: [{ name: 'a', in: 'matrix', schema: {} }] },
      {},
      /parameter a in matrix is not sent/,
    ],
    [
      'a style of another place',
      { parameters: [{ name: 'a', in: 'query', style: 'matrix', schema: {} }] },
      {},
      /has no style matrix/,
    ],
    [
      'a security scheme nobody describes',
      { security: [{ secret: [] }] },
      {},
      /security scheme secret is not described/,
    ],
    [
      'a link to no operation',
      { responses: { 200: { links: { next: { operationId: 'nowhere' } } } } },
      {},
      /link next leads to nowhere/,
    ],
    [
      'an optional field nothing is made for',
      body({ type: 'object', properties: { a: { type: 'string', pattern: '^(?=a)(?=b)$' } } }),
      {},
      /no text for the pattern/,
    ],
    [
      'an optional parameter nothing is made for',
      { parameters: [{ name: 'a', in: 'query', schema: { type: 'integer', minimum: 5, maximum: 2 } }] },
      {},
      /parameter a: a number from 5 to 2/,
    ],
  ])('%s', async (_, operation, components, says) => {
    const { messages, fine } = await drive(contract(operation, components));
    expect(messages).toContainEqual(expect.stringMatching(says));
    expect(messages.every((message) => /^(contract|refused|body): /.test(message))).toBe(true);
    expect(fine?.findings).toEqual([]);
    expect(fine?.statuses.get(200)).toBeGreaterThan(50);
  });

  it('an exception while sending', async () => {
    const send = yes();
    const failing: Send = (request) =>
      request.url.endsWith('/odd') ? Promise.reject(new Error('the wire broke')) : send(request);
    const { messages, fine } = await drive(contract({}), {}, failing);
    expect(messages).toContainEqual('contract: could not be driven: the wire broke');
    expect(fine?.findings).toEqual([]);
  });

  it('a path that cannot be written, and TRACE', async () => {
    const document = contract({});
    const paths = document.paths as JsonObject;
    const operation = { responses: { 200: { description: 'It.' } } };
    paths['/lost/{id}'] = { get: { ...operation, operationId: 'lost' }, trace: operation };
    const { operations } = await runLive(document, options, { send: yes() });
    const found = operations.flatMap(({ findings }) => findings.map(({ message }) => message));
    expect(found.sort()).toEqual(['no client of HTTP sends TRACE', 'path parameter id is not described']);
  });

  it('nothing, where needless escapes and free fields are all there is', async () => {
    const { messages } = await drive(
      contract(answer({ type: 'object', properties: { a: { type: 'string', pattern: '^\\d+\\-\\d+$' } } })),
    );
    expect(messages).toEqual([]);
  });
});

describe('the bounds of a run', () => {
  const secured = {
    ...contract({ security: [{ key: [] }], responses: { 401: { description: 'Who?' } } }),
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
  };
  const refusing: Send = async (request) => {
    const answered = await yes()(request);
    return request.url.endsWith('/odd') && request.method === 'POST'
      ? { ...answered, status: 401 }
      : answered;
  };

  it('an operation with refusals only is a remark, and with --strict a finding', async () => {
    const { odd } = await drive(secured, {}, refusing);
    expect(odd?.findings).toEqual([]);
    expect(odd?.remarks).toEqual(['only refusals driven: no token of its role was given']);
    const { messages } = await drive(secured, { isStrict: true }, refusing);
    expect(messages).toEqual(['driven: only refusals driven: no token of its role was given']);
  });

  it.each([1, 3, 10, 40])('--requests %i is the most that is sent for an operation', async (requests) => {
    const sent: WrittenRequest[] = [];
    const large = body({
      type: 'object',
      required: ['a', 'b'],
      properties: { a: { type: 'string', minLength: 2, maxLength: 5 }, b: { type: 'integer', minimum: 1 } },
    });
    // Every response is wrong, so that each probe would be shrunk.
    const { odd } = await drive(
      contract({ ...large, responses: { 204: { description: 'It.' } } }),
      { requests },
      yes(sent),
    );
    const ofOdd = sent.filter(({ url }) => url.endsWith('/odd'));
    expect(ofOdd.length).toBeLessThanOrEqual(requests);
    expect(ofOdd.length).toBeGreaterThan(requests / 2);
    expect(odd?.remarks.some((remark) => remark.includes('--requests is too small'))).toBe(true);
  });

  it('only the checks that were chosen are reported', async () => {
    const wrong = contract(answer({ type: 'array' }));
    expect((await drive(wrong)).messages).toContainEqual(expect.stringMatching(/^body: /));
    expect((await drive(wrong, { checks: ['status', 'media'] })).messages).toEqual([]);
  });
});
