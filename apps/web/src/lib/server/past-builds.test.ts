import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PastBuilds } from './past-builds';
import { sendPastFile } from './send-past-file';

let folder: string;
let builds: PastBuilds;
let server: Server;

/** Makes a build with one chunk and returns its folder. */
function build(id: string): string {
  const made = join(folder, id);
  mkdirSync(join(made, 'static/chunks'), { recursive: true });
  writeFileSync(join(made, `static/chunks/${id}.js`), `of ${id}`);
  return made;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'past-builds-'));
  builds = new PastBuilds(join(folder, 'shared'));
  writeFileSync(join(folder, 'secret.js'), 'secret');
  await builds.add('former', join(build('former'), 'static'));
  const served = build('served');
  await builds.add('served', join(served, 'static'));
  server = createServer(async (request, response) => {
    if (await sendPastFile(request, response, builds, served)) return;
    response.writeHead(404);
    response.end('framework');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return { text: await answer.text(), type: answer.headers.get('content-type') };
};

it('sends a chunk of the former build, and leaves its own and unknown ones to the framework', async () => {
  expect(await ask('/_next/static/chunks/former.js?v=1')).toEqual({
    text: 'of former',
    type: 'application/javascript; charset=UTF-8',
  });
  for (const path of [
    '/_next/static/chunks/served.js',
    '/_next/static/chunks/none.js',
    '/_next/static/chunks',
    '/_next/static/..%2F..%2F..%2Fsecret.js',
    '/_next/static/%2e%2e/secret.js',
    '/other',
  ])
    expect([path, (await ask(path)).text]).toEqual([path, 'framework']);
});

it('removes a build a day after it was last in use', async () => {
  const long = new Date(Date.now() - 25 * 60 * 60 * 1_000);
  utimesSync(join(folder, 'shared/former'), long, long);
  await builds.add('served', join(folder, 'served/static'));
  expect(readdirSync(join(folder, 'shared'))).toEqual(['served']);
});
