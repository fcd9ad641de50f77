import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUpPostgres, restorePostgres } from '../../../../scripts/backup/postgres-backup.ts';
import { hasPostgres, InstancePair, whyLeftOut } from '../testing/instance-pair';

const pair = new InstancePair({ SANDBOX_ANSWER_SECONDS: '1' });
let token = '';

beforeAll(async () => {
  if (!hasPostgres) return;
  await pair.start();
  token = await pair.logIn('09120000003');
  const form = new FormData();
  form.append('file', new File(['%PDF-1.4\nx\n%%EOF\n'], 'a.pdf'));
  form.append('purpose', 'Message');
  const headers = { 'idempotency-key': crypto.randomUUID() };
  await pair.call(0, '/api/v1/files', { method: 'POST', body: form, headers, token });
});

afterAll(() => pair.end());

describe.skipIf(!hasPostgres)(`two instances over one PostgreSQL, with faults${whyLeftOut}`, () => {
  it('one of them plays suppliers and support; the other takes over when it dies', async () => {
    const leaders = () => pair.servers.filter(({ text }) => text.includes('runs what is due'));
    await until(() => leaders().length > 0);
    expect(leaders()).toHaveLength(1);
    const leader = pair.servers.findIndex(({ text }) => text.includes('runs what is due'));
    await pair.server(leader).end('SIGKILL');
    await until(() => pair.server(leader + 1).text.includes('runs what is due'));
    // Nobody reads: the reply is written all the same, once.
    const id = await ask(leader + 1);
    const client = postgres(pair.address, { max: 1 });
    const messages = async () =>
      client`select count(*)::int as count from conversation_messages where conversation_id = ${id}`.then(
        ([row]) => Number(row?.count),
      );
    await until(async () => (await messages()) === 2);
    await pair.replace(leader);
    expect(await messages()).toBe(2);
    await client.end();
  });

  it('while PostgreSQL restarts they refuse with 503 and when to come again, and lose no acknowledged write', async () => {
    const acknowledged: string[] = [];
    const refused: (string | null)[] = [];
    let isOver = false;
    const writing = [0, 1].map(async (index) => {
      while (!isOver) {
        const answer = await note(index);
        if (answer.ok) acknowledged.push(((await answer.json()) as { id: string }).id);
        else refused.push(`${answer.status} ${answer.headers.get('retry-after') ?? 'no time'}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    });
    await until(() => acknowledged.length > 10);
    await pair.stopPostgres();
    await until(() => refused.length > 10);
    await pair.startPostgres();
    const before = acknowledged.length;
    await until(() => acknowledged.length > before + 10);
    isOver = true;
    await Promise.all(writing);
    expect([...new Set(refused)]).toEqual(['503 1']);
    const client = postgres(pair.address, { max: 1 });
    const [found] =
      await client`select count(*)::int as count from notes where id in ${client(acknowledged)}`;
    await client.end();
    expect(found?.count).toBe(acknowledged.length);
  });

  it('a backup taken under load, restored in an empty database, has what was acknowledged before it', async () => {
    const acknowledged: string[] = [];
    let isOver = false;
    const writing = [0, 1].map(async (index) => {
      while (!isOver) acknowledged.push(((await (await note(index)).json()) as { id: string }).id);
    });
    await until(() => acknowledged.length > 20);
    const before = [...acknowledged];
    const backup = join(pair.folder, 'backup');
    await backUpPostgres(pair.address, backup);
    isOver = true;
    await Promise.all(writing);
    const server = postgres(pair.address, { max: 1, onnotice: () => undefined });
    await server`create database restored`;
    await server.end();
    const restored = new URL(pair.address);
    restored.pathname = '/restored';
    await restorePostgres(backup, restored.toString());
    const client = postgres(restored.toString(), { max: 1 });
    const [found] = await client`select count(*)::int as count from notes where id in ${client(before)}`;
    const [files] = await client`select count(*)::int as count from file_contents where length(bytes) = 17`;
    await client.end();
    expect([found?.count, files?.count]).toEqual([before.length, 1]);
    await expect(restorePostgres(backup, restored.toString())).rejects.toThrow('pg_restore');
  });
});

function note(index: number): Promise<Response> {
  const body = { objectType: 'Product', objectId: 'sp-2', text: `یادداشت ${crypto.randomUUID()}` };
  return pair.post(index, '/api/v1/notes', body, {
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
}

async function ask(index: number): Promise<string> {
  const clientMessageId = crypto.randomUUID();
  const object = { objectType: 'Supplier', objectId: 's-9' };
  const body = { ...object, clientMessageId, subject: 'پرسش', text: 'سلام', fileIds: [] };
  const headers = { 'idempotency-key': clientMessageId };
  const answer = await pair.post(index, '/api/v1/conversations', body, { token, headers });
  return ((await answer.json()) as { conversationId: string }).conversationId;
}

async function until(isMet: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isMet())) await new Promise((resolve) => setTimeout(resolve, 20));
}
