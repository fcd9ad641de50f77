import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';

interface EitherOr {
  readonly path: string;
  readonly anyOf: readonly { readonly required: readonly string[] }[];
}

const bundle = JSON.parse(
  readFileSync(new URL('../../../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, { get?: { 'x-parameter-schema'?: Omit<EitherOr, 'path'> } }> };

/** Values that lead somewhere, for the parameters of which one or another is needed. */
const values: Readonly<Record<string, string>> = {
  baseProductId: 'bp-1',
  productId: 'sp-1',
  supplierId: 's-1',
  merchantId: 'm-1',
  conversationId: 'conv-1',
  objectType: 'TradeRequest',
  objectId: 'tr-1',
};

const eitherOr = Object.entries(bundle.paths).flatMap(([path, { get }]): EitherOr[] =>
  get?.['x-parameter-schema'] === undefined ? [] : [{ path, ...get['x-parameter-schema'] }],
);

let sandbox: TestApp;
let token = '';

beforeAll(async () => {
  sandbox = await testApp(60);
  token = await sandbox.logIn('09120000001');
});

afterAll(() => sandbox.services.database.close());

const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sandbox.app.request(`/api/v1${path}`, { method, headers });

describe('parameters of which one or another is needed', () => {
  it.each(eitherOr)('of $path are what their schema says, in every combination', async ({ path, anyOf }) => {
    const names = [...new Set(anyOf.flatMap(({ required }) => required))];
    for (let choice = 0; choice < 2 ** names.length; choice += 1) {
      const given = names.filter((_, index) => choice & (1 << index));
      const query = new URLSearchParams(given.map((name) => [name, values[name] ?? '']));
      const { status } = await request(`${path}?${query}`, { authorization: `Bearer ${token}` });
      const isValid = anyOf.some(({ required }) => required.every((name) => given.includes(name)));
      expect([given, status !== 400]).toEqual([given, isValid]);
    }
  });

  it('are those of three calls', () => {
    expect(eitherOr).toHaveLength(3);
  });
});

describe('an answer tells in its headers', () => {
  it('how to authenticate, with 401', async () => {
    const bare = await request('/notes/byuser');
    expect([bare.status, bare.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    const old = await request('/notes/byuser', { authorization: 'Bearer gone' });
    expect([old.status, old.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
    const upload = new FormData();
    upload.set('file', new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' }));
    upload.set('purpose', 'Message');
    const sent = await sandbox.app.request('/api/v1/files', {
      method: 'POST',
      body: upload,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect([sent.status, sent.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  it('which methods an address takes, with 405', async () => {
    const answer = await request('/pagevisits/last-visits', {}, 'DELETE');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('where to find what was made', async () => {
    const note = { objectType: 'Product', objectId: 'sp-1', text: 'یادداشت آزمایشی' };
    const made = await sandbox.post('/notes', note, token);
    const location = made.headers.get('location') ?? '';
    const { id } = (await made.json()) as { id: string };
    expect(location).toBe(`/api/v1/notes/${id}`);
    const found = await sandbox.app.request(location, { headers: { authorization: `Bearer ${token}` } });
    expect(await found.json()).toMatchObject({ id, text: note.text });
  });

  it('how often the call may still be sent', async () => {
    const made = await sandbox.post('/users/login-by-otp', { phoneNumber: '09129999123' });
    expect(['limit', 'remaining', 'reset'].map((name) => made.headers.get(`ratelimit-${name}`))).toEqual([
      '20',
      '20',
      '600',
    ]);
    const again = await sandbox.post('/users/login-by-otp', { phoneNumber: '09129999123' });
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '120']);
  });
});
