import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../document';
import { readBundle } from '../read-bundle';
import type { CheckName } from './checks/check-names';
import { ownConventions } from './conventions';
import type { LiveOptions } from './live-options';
import { LiveSetupError } from './live-setup-error';
import { runLive } from './run-live';
import { adminToken, buyerToken, exampleBackend } from './testing/example-backend';

let document: OpenApiDocument;
let server: Server;
let baseUrl = '';
const requested: string[] = [];

beforeAll(async () => {
  document = await readBundle();
  server = createServer((request, response) => {
    requested.push(`${request.method} ${request.url?.replace(/\?.*$/, '')}`);
    response.writeHead(404, { 'content-type': 'application/problem+json', 'x-trace-id': 't' });
    response.end(
      JSON.stringify({ type: 'about:blank', title: 'x', status: 404, code: 'not-found', traceId: 't' }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const rolesOf = (token: string) => token.split('+').map((role) => [role, token] as const);
const options = (): LiveOptions => ({
  baseUrl: 'http://shop.example/api',
  token: buyerToken,
  tokensByRole: [...rolesOf(buyerToken), ...rolesOf(adminToken)],
  isReadonly: false,
  requests: 20,
  seed: 11,
  conventions: ownConventions,
  timeoutSeconds: 5,
});

describe('live over the whole contract', () => {
  it('finds nothing in a backend made of its examples', async () => {
    const { operations } = await runLive(document, options(), { send: exampleBackend(document) });
    expect(operations.flatMap(({ findings }) => findings)).toEqual([]);
    expect(operations.length).toBeGreaterThan(30);
    const unreached = operations.filter(({ remarks }) => remarks.includes('never answered 2xx'));
    expect(unreached.map(({ operationId }) => operationId)).toEqual([]);
    const applied = (check: CheckName) => operations.filter(({ checks }) => checks.has(check)).length;
    expect(applied('contract')).toBe(operations.length);
    expect(applied('method')).toBeGreaterThan(60);
    expect(applied('gone')).toBeGreaterThan(0);
    expect(applied('available')).toBeGreaterThan(0);
  });

  it('writes nothing with --readonly', async () => {
    const report = await runLive(document, { ...options(), baseUrl, isReadonly: true, requests: 8 });
    expect(report.operations.length).toBeGreaterThan(15);
    expect(report.skipped).toContain('addFavorite');
    const writes = requested.filter((line) => !/^(GET|HEAD) /.test(line));
    expect(writes.length).toBeGreaterThan(0);
    for (const line of writes) expect(line).toMatch(/^POST \/api\/v1\/categories\/[^/]+\/suppliers$/);
  });

  it('sends nothing when only writes were selected, or nothing responds', async () => {
    const onlyWrite = { ...options(), baseUrl, isReadonly: true, onlyOperation: 'addFavorite' };
    await expect(runLive(document, onlyWrite)).rejects.toThrow(LiveSetupError);
    await expect(runLive(document, { ...options(), onlyTag: 'Nowhere' })).rejects.toThrow(LiveSetupError);
    const closed = { ...options(), baseUrl: 'http://127.0.0.1:9/' };
    await expect(runLive(document, closed)).rejects.toThrow('does not answer');
  });
});
