import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { UsageError } from '../command';
import type { OpenApiDocument } from '../document';
import { ownContract } from '../own-contract';
import { at, baseContract } from './base-contract.fixture';
import { createBreakingCommand } from './breaking-command';

const breakingCommand = createBreakingCommand(ownContract);
const folder = mkdtempSync(join(tmpdir(), 'bazaar-breaking-'));

function file(name: string, document: OpenApiDocument): string {
  const path = join(folder, name);
  writeFileSync(path, name.endsWith('.yaml') ? stringify(document) : JSON.stringify(document));
  return path;
}

function edited(edit: (document: OpenApiDocument) => void): OpenApiDocument {
  const document = baseContract();
  edit(document);
  return document;
}

const before = file('before.yaml', baseContract());
const broken = file(
  'broken.json',
  edited((document) => {
    const get = at(document, 'paths', '/orders/{id}', 'get') as never as {
      responses: Record<string, unknown>;
    };
    document.paths['/orders'] = { get: { operationId: 'listOrders', responses: get.responses as never } };
    (at(document, 'components', 'schemas', 'Order').required as string[]).shift();
  }),
);
const warned = file(
  'warned.json',
  edited((document) => {
    delete at(document, 'components', 'schemas', 'Order', 'properties').total;
  }),
);

afterEach(() => vi.restoreAllMocks());

async function run(...words: string[]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const code = await breakingCommand.run(words);
  return { code, text: log.mock.calls.join('\n') };
}

it('reports what breaks, in which calls, and what to do', async () => {
  const { code, text } = await run('--against', before, '--head', broken);
  expect(code).toBe(1);
  expect(text).toContain('1 breaking, 0 warnings');
  expect(text).toContain('BREAKING  Order.id: a field may be missing');
  expect(text).toContain('GET /orders/{id} (getOrder)');
  expect(text).toContain('response-property-optional: Handle its absence.');
});

it('is silent and content when nothing changed, and fails for a warning only when asked', async () => {
  expect(await run('--against', before, '--head', before)).toEqual({
    code: 0,
    text: 'nothing breaks callers',
  });
  expect((await run('--against', before, '--head', warned)).code).toBe(0);
  expect((await run('--against', before, '--head', warned, '--strict')).code).toBe(1);
});

it('writes Markdown for a pull request and JSON for programs', async () => {
  const output = join(folder, 'out');
  await run('--against', before, '--head', broken, '--format', 'markdown', '--output', output);
  expect(readFileSync(output, 'utf8')).toContain('| **breaking** | `Order.id` | a field may be missing |');
  await run('--against', before, '--head', broken, '--format', 'json', '--output', output);
  expect(JSON.parse(readFileSync(output, 'utf8'))).toMatchObject({
    breaking: 1,
    findings: [{ rule: 'response-property-optional', operations: ['GET /orders/{id} (getOrder)'] }],
  });
});

it('compares with a reference of git', async () => {
  const { code, text } = await run('--against', 'HEAD', '--head', before, '--format', 'json');
  expect(code).toBe(1);
  expect(text).toContain('operation-removed');
});

it.each([
  ['nothing to compare with', [], /--against is missing/],
  ['an unknown word', ['--agianst', 'main'], /--agianst/],
  ['an unknown format', ['--against', before, '--format', 'xml'], /no format xml/],
  [
    'neither file nor reference',
    ['--against', 'no-such-thing'],
    /no-such-thing is no file, and git knows no/,
  ],
  ['a file that is no contract', ['--against', join(folder, 'out')], /is no OpenAPI 3 document/],
])('refuses %s in one sentence', async (_, words, sentence) => {
  await expect(breakingCommand.run(words)).rejects.toThrow(sentence);
});

it('hides nothing behind a crash: what cannot be judged is no verdict', async () => {
  const lost = edited((document) => {
    at(document, 'components', 'schemas', 'Order', 'properties').id = { $ref: '#/components/schemas/None' };
  });
  const words = ['--against', before, '--head', file('lost.json', lost)];
  await expect(breakingCommand.run(words)).rejects.toThrow(
    /^could not judge: the reference #\/components\/schemas\/None leads nowhere$/,
  );
  await expect(breakingCommand.run(words)).rejects.toBeInstanceOf(UsageError);
});

it('keeps the settings of a team', async () => {
  const settings = join(folder, 'settings.yaml');
  writeFileSync(settings, 'severity: { response-property-optional: warning }\n');
  const { code, text } = await run('--against', before, '--head', broken, '--settings', settings);
  expect(code).toBe(0);
  expect(text).toContain('nothing breaks callers, 1 warning');
});

it('tells the exit code of the process: 0, 1 and 2, each with a sentence', () => {
  const script = fileURLToPath(new URL('../contract.ts', import.meta.url));
  const exit = (head: string) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [script, 'breaking', '--against', before, '--head', head],
      { encoding: 'utf8' },
    );
    return { status, text: stdout + stderr };
  };
  expect(exit(before)).toMatchObject({ status: 0, text: expect.stringContaining('nothing breaks callers') });
  expect(exit(broken)).toMatchObject({ status: 1, text: expect.stringContaining('1 breaking, 0 warnings') });
  expect(exit(join(folder, 'none.json'))).toMatchObject({
    status: 2,
    text: expect.stringContaining('could not judge: '),
  });
});
