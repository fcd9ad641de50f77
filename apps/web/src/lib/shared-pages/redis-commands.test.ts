import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '@/testing/eventually';
import { LOCK_MS } from './page-locks';
import { redisCommands } from './redis-commands';

const program = ['/usr/bin/valkey-server', '/usr/bin/redis-server'].find((path) => existsSync(path));
let port: number;
let server: ChildProcess | undefined;
let commands: ReturnType<typeof redisCommands>;

/** Needs a server: `npx pnpm@12 cluster` installs Debian's redis-server. Without one the fake store of the other tests has to do. */
const whereInstalled = it.skipIf(program === undefined);

async function startServer(): Promise<void> {
  server = spawn(
    program ?? '',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp'],
    {
      stdio: 'ignore',
    },
  );
  await eventually(() => expect(commands.isOpen).toBe(true));
}

beforeAll(async () => {
  if (!program) return;
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  port = (probe.address() as AddressInfo).port;
  probe.close();
  commands = redisCommands(`redis://127.0.0.1:${port}`, 'deployment');
  await startServer();
});
afterAll(() => {
  commands?.close();
  server?.kill('SIGKILL');
});

whereInstalled('stores bytes as they are, and locks for one owner', async () => {
  const bytes = Buffer.from([0, 255, 10, 13, 128]);
  await commands.set('/p', bytes, 60);
  expect(await commands.get('/p')).toEqual(bytes);
  expect(await commands.get('/other')).toBeUndefined();
  expect(await commands.lock('/p', 'a', LOCK_MS)).toBe(true);
  expect(await commands.lock('/p', 'a', LOCK_MS)).toBe(true);
  expect(await commands.lock('/p', 'b', LOCK_MS)).toBe(false);
  await commands.unlock('/p', 'b');
  expect(await commands.isLocked('/p')).toBe(true);
  await commands.unlock('/p', 'a');
  expect(await commands.isLocked('/p')).toBe(false);
  await commands.lock('/q', 'dead', 20);
  await eventually(async () => expect(await commands.isLocked('/q')).toBe(false));
});

whereInstalled('passes changes on in their order, each once', async () => {
  await commands.announce('a', 'first');
  await commands.announce('b', 'second');
  const changes = await commands.changesAfter(undefined);
  expect(changes.map(({ by, text }) => `${by} ${text}`)).toEqual(['a first', 'b second']);
  expect(await commands.changesAfter(changes.at(-1)?.id)).toEqual([]);
  await commands.rememberTags({ x: '1' });
  expect({ ...(await commands.rememberedTags()) }).toEqual({ x: '1' });
});

whereInstalled(
  'refuses at once while the server is away, and connects by itself when it is back',
  async () => {
    server?.kill('SIGKILL');
    await eventually(() => expect(commands.isOpen).toBe(false));
    await expect(commands.get('/p')).rejects.toThrow();
    await startServer();
    expect(await commands.get('/p')).toBeUndefined();
  },
);
