import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { redeemCode } from '../auth/redeem-code';
import { requestCode } from '../auth/request-code';
import { type TestServices, testServices } from '../testing/test-services';
import { contractOperation, noContent, ok } from './contract-operation';
import { operationHandler } from './operation-handler';
import type { OperationRules } from './operation-rules';
import { ProblemError } from './problem';

let services: TestServices;
let app: Hono;
let token = '';

const answer = z.object({ id: z.string(), items: z.array(z.object({ name: z.string() })).optional() });

const operations = {
  '/public/:id': contractOperation(
    'public',
    {
      schemas: {
        params: z.object({ id: z.coerce.string() }),
        query: z.object({
          pageSize: z.coerce.number().int().min(1).max(100).default(10),
          isOpen: z.coerce.boolean().optional(),
          kinds: z.array(z.coerce.string()).optional(),
          term: z.coerce.string(),
        }),
        responses: { 200: z.object({ id: z.string(), query: z.unknown() }) },
      },
    },
    async ({ params, query }) => ok({ id: params.id, query, unknownToContract: true }),
  ),
  '/broken': contractOperation('broken', { schemas: { responses: { 200: answer } } }, async () =>
    ok({ id: 'x', items: [{ name: 'a' }, { name: 5 }] }),
  ),
  '/unlisted-status': contractOperation(
    'unlisted',
    { schemas: { responses: { 200: answer } } },
    async () => noContent,
  ),
  '/mine': contractOperation('mine', { schemas: { responses: { 200: answer } } }, async (_, { user }) =>
    ok({ id: user?.id }),
  ),
  '/staff': contractOperation('staff', { schemas: { responses: { 200: answer } } }, async (_, { user }) =>
    ok({ id: user?.id }),
  ),
  '/refused': contractOperation('refused', { schemas: { responses: { 200: answer } } }, () =>
    Promise.reject(new ProblemError('conflict', { current: { id: 'x' } })),
  ),
  '/write': contractOperation(
    'write',
    {
      schemas: {
        body: z.object({ name: z.string().min(2), lines: z.array(z.object({ quantity: z.number() })) }),
        responses: { 200: answer },
      },
    },
    async () => ok({ id: 'written' }),
  ),
};

const anyone: OperationRules = {
  needsUser: false,
  roles: [],
  cacheSeconds: 60,
  statuses: [200, 400, 415, 422],
};
const rules: Record<string, OperationRules> = {
  '/mine': { ...anyone, needsUser: true, cacheSeconds: 0, statuses: [200, 401] },
  '/staff': { ...anyone, needsUser: true, roles: ['Admin'], cacheSeconds: 0, statuses: [200, 401, 403] },
};

beforeAll(async () => {
  services = await testServices();
  app = new Hono();
  for (const [path, operation] of Object.entries(operations)) {
    app.all(path, operationHandler(operation, services, rules[path] ?? anyone));
  }
  await requestCode(services, '09120000000');
  token = (await redeemCode(services, '09120000000', services.inbox.list()[0]?.code ?? '')).accessToken;
});

afterAll(() => services.database.close());

describe('a request', () => {
  it('is read by the contract: lists, numbers, booleans, defaults', async () => {
    const response = await app.request('/public/a?kinds=x&kinds=y&isOpen=false&term=%DB%B1');
    const { query } = await body(response);
    expect(query).toEqual({ pageSize: 10, isOpen: false, kinds: ['x', 'y'], term: '۱' });
  });

  it('is refused with 400 and Persian sentences by field', async () => {
    const response = await app.request('/public/a?pageSize=1000&term=x');
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    const problem = await body(response);
    expect(problem).toMatchObject({
      code: 'bad-request',
      status: 400,
      errors: { pageSize: ['مقدار نباید بیشتر از ۱۰۰ باشد.'] },
    });
    expect(problem.traceId).toBe(response.headers.get('x-trace-id'));
  });

  it.each([
    ['isOpen=maybe&term=x', 'isOpen'],
    ['pageSize=10', 'term'],
  ])('is refused for %s', async (query, field) => {
    const response = await app.request(`/public/a?${query}`);
    expect(response.status).toBe(400);
    expect((await body(response)).errors).toHaveProperty(field);
  });

  it('is refused with 422 for its body, naming nested fields', async () => {
    const response = await post('{"name": "a", "lines": [{"quantity": "two"}]}');
    expect(response.status).toBe(422);
    const { errors, code } = await body(response);
    expect(code).toBe('validation');
    expect(Object.keys(errors as object).sort()).toEqual(['lines[0].quantity', 'name']);
  });

  it.each([
    ['{"name": ', 'application/json', 400],
    ['name=x', 'text/plain', 415],
  ])('with body %s as %s is refused', async (text, type, status) => {
    expect((await post(text, type)).status).toBe(status);
  });
});

describe('authentication', () => {
  it('is 401 without a token, with another code than for an expired one', async () => {
    const anonymous = await app.request('/mine');
    expect([anonymous.status, (await body(anonymous)).code]).toEqual([401, 'unauthorized']);
    const old = await app.request('/mine', { headers: { authorization: `Bearer ${'x'.repeat(43)}` } });
    expect([old.status, (await body(old)).code]).toEqual([401, 'token-expired']);
  });

  it('gets a private answer with a token', async () => {
    const response = await app.request('/mine', { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('a role', () => {
  it('is asked for where the contract names one', async () => {
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.request('/staff')).status).toBe(401);
    expect((await app.request('/staff', { headers })).status).toBe(403);
    await services.database.db.execute(
      sql`update users set profile = jsonb_set(profile, '{roles}', '["Admin"]') where phone_number = '09120000000'`,
    );
    expect((await app.request('/staff', { headers })).status).toBe(200);
  });
});

describe('a refusal', () => {
  it('the contract does not name is a fault of this server, reported in the log only', async () => {
    const response = await app.request('/refused');
    expect(response.status).toBe(500);
    expect(await body(response)).not.toHaveProperty('current');
    expect(services.lines.at(-1)).toContain('status 409 is not in the contract');
  });

  it('of text no database accepts names the field', async () => {
    const response = await post('{"name": "a\\u0000b", "lines": [{"quantity": 1, "note": "\\ud800"}]}');
    expect(response.status).toBe(422);
    expect((await body(response)).errors).toEqual({ name: [expect.stringContaining('نویسه')] });
    expect((await app.request('/public/a?term=%00')).status).toBe(400);
  });
});

describe('an answer', () => {
  it('is public for its time, carries an entity tag and is 304 when it has not changed', async () => {
    const first = await app.request('/public/a?term=x');
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    const tag = first.headers.get('etag') ?? '';
    const second = await app.request('/public/a?term=x', { headers: { 'if-none-match': tag } });
    expect([second.status, await second.text()]).toEqual([304, '']);
    for (const names of [`"older", ${tag}`, `W/${tag}`, '*']) {
      const third = await app.request('/public/a?term=x', { headers: { 'if-none-match': names } });
      expect([names, third.status, third.headers.get('etag')]).toEqual([names, 304, tag]);
    }
    const other = await app.request('/public/b?term=x', { headers: { 'if-none-match': tag } });
    expect(other.status).toBe(200);
  });

  it('is never shared when the request carried a token', async () => {
    const response = await app.request('/public/a?term=x', { headers: { authorization: `Bearer ${token}` } });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('etag')).toBeNull();
  });

  it('loses what the contract does not know', async () => {
    expect(await body(await app.request('/public/a?term=x'))).not.toHaveProperty('unknownToContract');
  });

  it('that breaks the contract is a bare 500, with the field in the log', async () => {
    const response = await app.request('/broken');
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const { code, traceId } = await body(response);
    expect(code).toBe('server');
    expect(services.lines.at(-1)).toContain('items[1].name');
    expect(services.lines.at(-1)).toContain(String(traceId));
  });

  it('of a status the contract does not list is a 500', async () => {
    expect((await app.request('/unlisted-status')).status).toBe(500);
  });
});

function post(text: string, type = 'application/json'): Promise<Response> {
  return Promise.resolve(
    app.request('/write', { method: 'POST', body: text, headers: { 'content-type': type } }),
  );
}

async function body(response: Response): Promise<Record<string, unknown>> {
  return (await response.json()) as Record<string, unknown>;
}
