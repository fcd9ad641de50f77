import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const contract = `
openapi: 3.0.3
info: {title: Shelf, version: "1"}
paths:
  /shelf:
    get:
      operationId: getShelf
      security: [{key: []}]
      parameters: [{name: size, in: query, schema: {type: integer, minimum: 1}}]
      responses:
        '200': {description: It., content: {application/json: {schema: {type: object, required: [boards], properties: {boards: {type: integer}}}}}}
        '4XX': {description: Refused.}
components: {securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}}
`;

let server: Server;
let origin = '';
let boards: unknown = 4;
const folder = mkdtempSync(join(tmpdir(), 'live-command-'));

/** A service over HTTP that keeps its contract, as long as \`boards\` is a number. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://a');
    const size = url.searchParams.get('size');
    const isFine = size === null || /^[1-9]\d*$/.test(size);
    const status =
      request.method !== 'GET' ? 405 : request.headers['x-key'] !== 'k3y' ? 401 : isFine ? 200 : 400;
    response.writeHead(status, { 'content-type': 'application/json', allow: 'GET' });
    response.end(JSON.stringify(status === 200 ? { boards } : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeFileSync(join(folder, 'shelf.yaml'), contract);
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

function live(...words: string[]): Promise<{ code: number | null; output: string }> {
  const command = fileURLToPath(new URL('../contract.ts', import.meta.url));
  const child = spawn(process.execPath, [command, 'live', ...words], { cwd: folder });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

const usual = () => [
  '--contract',
  'shelf.yaml',
  '--base-url',
  origin,
  '--requests',
  '40',
  '--api-key',
  'key=k3y',
];

describe('contract live on a foreign contract', () => {
  it('ends with 0 when nothing is found', async () => {
    boards = 4;
    const { code, output } = await live(...usual(), '--seed', '1', '--strict');
    expect(output).toContain('no findings in 1 operations');
    expect(code).toBe(0);
  });

  it('ends with 1 and a command that repeats the finding, without the key', async () => {
    boards = 'four';
    const { code, output } = await live(...usual(), '--junit', 'live.xml');
    expect(output).toContain('body of 200: /boards must be integer, is "four"');
    expect(output).toContain('-H "x-key: $API_KEY"');
    expect(output).not.toContain('k3y');
    expect(readFileSync(join(folder, 'live.xml'), 'utf8')).toContain('<failure type="body"');
    expect(code).toBe(1);
  });

  it.each<[string, () => string[], RegExp]>([
    ['a contract that is not there', () => ['--contract', 'none.yaml', '--base-url', origin], /is no file/],
    [
      'a service that does not answer',
      () => ['--contract', 'shelf.yaml', '--base-url', 'http://127.0.0.1:9'],
      /does not answer/,
    ],
    [
      'a filter that fits nothing',
      () => [...usual(), '--include', 'tag=Nobody'],
      /no operation of the contract fits/,
    ],
    ['no address', () => ['--contract', 'shelf.yaml'], /--base-url is needed/],
  ])('ends with 2 and a sentence for %s', async (_, words, says) => {
    const { code, output } = await live(...words());
    expect(output).toMatch(says);
    expect(code).toBe(2);
  });

  it('explains itself', async () => {
    const { code, output } = await live('--help');
    expect(output).toMatch(/--contract CONTRACT[\s\S]*--rate-limit[\s\S]*gone +has no more what it deleted/);
    expect(code).toBe(0);
  });
});
