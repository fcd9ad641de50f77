import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../operations';
import { isContractAnswer } from '../response-schema';
import { type MockBackend, startMockBackend } from './mock-backend';

let backend: MockBackend;
beforeAll(async () => {
  backend = await startMockBackend(0);
});
afterAll(() => backend.close());

const address = (path: string) => `/api/v1${path.replaceAll(/\{\w+\}/g, 'x-1')}`;
const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  fetch(`${backend.origin}${path}`, { method, headers, ...(method === 'POST' ? { body: '{}' } : {}) });
const bearer = { authorization: 'Bearer any' };

describe('the mocks as a backend', () => {
  it.each(operations.map(({ operationId, method, path }) => ({ operationId, method, path })))(
    'answer $operationId as its schema wants it',
    async ({ method, path }) => {
      const answer = await ask(`${address(path)}?pageNumber=1`, method, bearer);
      expect([200, 204]).toContain(answer.status);
      const text = await answer.text();
      expect(await isContractAnswer(method, address(path), { status: answer.status, text })).toBe(true);
    },
  );

  it.each([
    ['GET', '/api/v1/nothing', 404, 'not-found'],
    ['PUT', '/api/v1/websitemenus/tree', 404, 'not-found'],
    ['GET', '/elsewhere', 404, 'not-found'],
    ['GET', '/media/files/sp-1.pdf', 404, 'not-found'],
    ['GET', '/api/v1/customers/profile', 401, 'unauthorized'],
    ['POST', '/api/v1/userfavorites', 401, 'unauthorized'],
  ])('refuse %s %s with %i and a problem', async (method, path, status, code) => {
    const answer = await ask(path, method);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
    expect(await answer.json()).toMatchObject({ status, code });
  });

  it('log in everyone, with a token for longer than a day', async () => {
    const token = await (await ask('/api/v1/connect/token', 'POST')).json();
    expect(token).toMatchObject({ token_type: 'Bearer', sub: expect.stringMatching(/./) });
    expect(token.expires_in).toBeGreaterThan(86_400);
  });

  it.each(['/media/drawings/sp-1.webp?w=96', '/media/gateways/kavir.webp', '/files/file-1/a.webp'])(
    'draw %s',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect(bytes.readUInt32BE(16)).toBe(path.endsWith('96') ? 96 : 640);
    },
  );

  it('draw objects differently', async () => {
    const read = async (id: string) => {
      const answer = await ask(`/media/drawings/${id}.webp?w=96`);
      return Buffer.from(await answer.arrayBuffer()).toString('hex');
    };
    const [one, same, other] = await Promise.all(['sp-1', 'sp-1', 'sp-2'].map(read));
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });
});
