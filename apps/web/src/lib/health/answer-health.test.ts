import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerHealth } from './answer-health';
import { Health } from './health';

let folder: string;
let health: Health;
let server: Server;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'health-'));
  writeFileSync(join(folder, 'BUILD_ID'), 'b-1\n');
  health = new Health(folder);
  server = createServer((request, response) => {
    if (answerHealth(request, response, health, () => ({ pages: { memory: 3 } }))) return;
    response.writeHead(404);
    response.end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (path: string, method = 'GET') => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text };
};

it('says that it lives and is ready, with build and contract, and is never cached', async () => {
  const live = await ask('/health/live');
  expect([live.status, JSON.parse(live.text)]).toEqual([
    200,
    { status: 'live', build: 'b-1', contract: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
  ]);
  expect([live.headers.get('cache-control'), live.headers.get('set-cookie')]).toEqual(['no-store', null]);
  const ready = await ask('/health/ready?x=1');
  expect([ready.status, JSON.parse(ready.text)]).toEqual([
    200,
    { status: 'ready', build: 'b-1', contract: health.contract, pages: { memory: 3 } },
  ]);
  expect(await ask('/health/ready', 'HEAD')).toMatchObject({ status: 200, text: '' });
});

it('takes no more requests while it drains, and lives on', async () => {
  health.startDraining();
  const ready = await ask('/health/ready');
  expect([ready.status, JSON.parse(ready.text).status]).toEqual([503, 'draining']);
  expect((await ask('/health/live')).status).toBe(200);
});

it('is not ready once its build is gone', async () => {
  rmSync(folder, { recursive: true });
  expect((await ask('/health/ready')).status).toBe(503);
});

it.each(['/health', '/health/', '/health/other', '/health/ready/x', '/x/health/live'])(
  'leaves %s to the pages',
  async (path) => expect((await ask(path)).text).toBe('page'),
);

it('leaves writes to the pages', async () => expect((await ask('/health/live', 'POST')).text).toBe('page'));
