import { describe, expect, it } from 'vitest';
import type { LiveOptions } from '../live-options';
import type { OperationModel } from '../model/operation-model';
import { readOperations } from '../model/read-operations';
import { curlLine } from '../requests/curl-line';
import { writeRequest } from '../requests/write-request';
import { choosePeople } from './choose-people';

const schemes = {
  bearer: { type: 'http', scheme: 'bearer' },
  basic: { type: 'http', scheme: 'basic' },
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  query: { type: 'apiKey', in: 'query', name: 'key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
  login: { type: 'openIdConnect', openIdConnectUrl: 'https://login.example' },
};

function operation(...alternatives: string[][]): OperationModel {
  const security = alternatives.map((names) => Object.fromEntries(names.map((name) => [name, []])));
  const get = { operationId: 'get', security, responses: { 200: { description: 'It.' } } };
  const [found] = readOperations({ paths: { '/a': { get } }, components: { securitySchemes: schemes } });
  if (found === undefined) throw new Error('no operation');
  return found;
}

const options: LiveOptions = {
  baseUrl: 'http://a.example',
  tokensByRole: [],
  isReadonly: false,
  seed: 1,
  timeoutSeconds: 1,
};

function sent(
  one: OperationModel,
  changes: Partial<LiveOptions>,
  who: 'own' | 'nobody' | 'stranger' = 'own',
) {
  const { own, nobody, stranger } = choosePeople(one, { ...options, ...changes });
  const person = { own: own[0], nobody, stranger }[who];
  if (person === undefined) return undefined;
  return writeRequest(one, { path: {}, query: {}, headers: {} }, options.baseUrl, person.credentials);
}

describe('the credentials of a request', () => {
  const bob = Buffer.from('bob:pw').toString('base64');
  it.each<[string, string[][], Partial<LiveOptions>, Record<string, string>, string]>([
    ['a bearer token', [['bearer']], { token: 't0ken' }, { authorization: 'Bearer t0ken' }, ''],
    ['OpenID Connect', [['login']], { token: 't0ken' }, { authorization: 'Bearer t0ken' }, ''],
    ['HTTP Basic', [['basic']], { basic: 'bob:pw' }, { authorization: `Basic ${bob}` }, ''],
    ['an API key by the name of its scheme', [['key']], { apiKeys: [['key', 'v1']] }, { 'x-key': 'v1' }, ''],
    ['an API key by its parameter', [['cookie']], { apiKeys: [['sid', 'v2']] }, { cookie: 'sid=v2' }, ''],
    ['an API key in the query', [['query']], { apiKeys: [['query', 'v 3']] }, {}, '?key=v%203'],
    ['an own header', [['key']], { headers: [['X-Key', 'v4']] }, { 'x-key': 'v4' }, ''],
    ['an own cookie', [['cookie']], { headers: [['Cookie', 'a=b; sid=v5']] }, { cookie: 'a=b; sid=v5' }, ''],
    [
      'the first alternative that was given',
      [['bearer'], ['key', 'basic']],
      { basic: 'bob:pw', apiKeys: [['key', 'v6']] },
      { 'x-key': 'v6', authorization: `Basic ${bob}` },
      '',
    ],
    ['any other header', [], { headers: [['X-Tenant', '7']] }, { 'x-tenant': '7' }, ''],
  ])('%s', (_, alternatives, changes, headers, query) => {
    const who = alternatives.length === 0 ? 'nobody' : 'own';
    const request = sent(operation(...alternatives), changes, who);
    expect(request?.headers).toMatchObject(headers);
    expect(request?.url).toBe(`http://a.example/a${query}`);
    const secret = /v\d|v%203|t0ken/;
    const line = request === undefined ? '' : curlLine(request, false);
    expect(line).not.toMatch(secret);
    expect(request === undefined ? '' : curlLine(request, true)).toMatch(
      /v\d|v%203|t0ken|X-Tenant|x-tenant|Basic/,
    );
  });

  it('nobody sends none of them, and a stranger made up ones', () => {
    const one = operation(['key'], ['cookie']);
    const given: Partial<LiveOptions> = {
      headers: [
        ['X-Key', 'v7'],
        ['X-Tenant', '7'],
      ],
    };
    expect(sent(one, given, 'nobody')?.headers).toEqual({ accept: expect.any(String), 'x-tenant': '7' });
    expect(sent(one, given, 'stranger')?.headers['x-key']).toMatch(/^x{43}$/);
  });

  it('no one may enter without what an alternative needs', () => {
    expect(choosePeople(operation(['key', 'basic']), { ...options, basic: 'bob:pw' }).own).toEqual([]);
  });
});
