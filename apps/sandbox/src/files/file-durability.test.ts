import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, ServerProcess, seededFolder } from '../testing/server-process';

const writers = 4;
let port = 0;
let dataFolder = '';
let server: ServerProcess;
let token = '';

beforeAll(async () => {
  dataFolder = await seededFolder();
  port = await freePort();
  server = new ServerProcess({ port, dataFolder });
  await server.ready();
  token = await logIn();
});

afterAll(() => server.end('SIGKILL'));

it('S13 an interrupted upload leaves nothing behind', async () => {
  const upload = request(`${server.address}/api/v1/files`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 1_000_000,
    },
  });
  const isCut = once(upload, 'error');
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n';
  upload.write(head + ' '.repeat(500_000), () => upload.destroy(new Error('cut')));
  await isCut;
  const health = await fetch(`${server.address}/health`);
  expect(health.status).toBe(200);
  expect(filesOnDisk()).toBe(0);
});

it('a server killed in the middle of uploads keeps every acknowledged file whole, and nothing of the others', async () => {
  const stored = new Map<string, string>();
  const writing = Promise.all(
    Array.from({ length: writers }, (_, writer) => sendUntilBroken(writer, stored)),
  );
  while (stored.size < 23) await new Promise((resolve) => setTimeout(resolve, 1));
  await server.end('SIGKILL');
  await writing;
  const acknowledged = new Map(stored);
  server = new ServerProcess({ port, dataFolder });
  await server.ready();
  for (const [url, content] of acknowledged) {
    const answer = await fetch(server.address + url, { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, await answer.text()]).toEqual([200, content]);
  }
  // At most the interrupted upload of each writer may have been committed without acknowledgement.
  expect(filesOnDisk()).toBeGreaterThanOrEqual(acknowledged.size);
  expect(filesOnDisk()).toBeLessThanOrEqual(acknowledged.size + writers);
});

function filesOnDisk(): number {
  const folder = join(dataFolder, 'files');
  if (!existsSync(folder)) return 0;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/** Uploads documents one after the other, until the connection breaks; `stored` gets the address and content of each response. */
async function sendUntilBroken(writer: number, stored: Map<string, string>): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const content = `%PDF-1.4\n${`writer ${writer} turn ${turn}\n`.repeat(2_000)}%%EOF`;
    const form = new FormData();
    form.append('file', new File([content], `${writer}-${turn}.pdf`));
    form.append('purpose', 'TradeDocument');
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
    const answer = await fetch(`${server.address}/api/v1/files`, { method: 'POST', body: form, headers })
      .then(async (response) => ({
        status: response.status,
        body: (await response.json()) as { url: string },
      }))
      .catch(() => undefined);
    if (answer === undefined) return;
    expect(answer.status).toBe(200);
    stored.set(answer.body.url, content);
  }
}

async function logIn(): Promise<string> {
  const phone = '09120000001';
  await fetch(`${server.address}/api/v1/users/login-by-otp`, {
    method: 'POST',
    body: JSON.stringify({ phoneNumber: phone }),
    headers: { 'content-type': 'application/json' },
  });
  const code = new RegExp(`${phone}: (\\d{5})`).exec(server.text)?.[1] ?? '';
  const form = { grant_type: 'otp', phone_number: phone, code, client_id: 'bazaar-web' };
  const answer = await fetch(`${server.address}/api/v1/connect/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
