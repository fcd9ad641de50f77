import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, ServerProcess, seededFolder } from '../testing/server-process';

let dataFolder = '';
let running: ServerProcess;

beforeAll(async () => {
  dataFolder = await seededFolder();
  running = new ServerProcess({ port: await freePort(), dataFolder });
  await running.ready();
});

afterAll(() => running.end('SIGKILL'));

describe('a start that cannot go on', () => {
  it('names a taken port and the setting that changes it', async () => {
    const port = await freePort();
    const other = await listenOn(port);
    await expectRefusal({ port, dataFolder: newFolder() }, `Port ${port} is taken`, 'SANDBOX_PORT');
    other.close();
  });

  it('refuses a data folder another sandbox uses', async () => {
    await expectRefusal(
      { port: await freePort(), dataFolder },
      'in use by another sandbox',
      'SANDBOX_DATA_DIR',
    );
  });

  it('refuses a data folder that cannot be made', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    const inFile = join(file, 'data');
    await expectRefusal({ port: await freePort(), dataFolder: inFile }, 'cannot be used', 'SANDBOX_DATA_DIR');
  });

  it('reports a damaged database and keeps its files', async () => {
    expect(await running.end('SIGTERM')).toBe(0);
    rmSync(join(dataFolder, 'database', 'global'), { recursive: true });
    await expectRefusal({ port: await freePort(), dataFolder }, 'damaged', 'Move that folder away');
  });
});

/** Expects one sentence with instructions on the output, no stack trace, and a failure exit code. */
async function expectRefusal(
  settings: { port: number; dataFolder: string },
  ...words: string[]
): Promise<void> {
  const refused = new ServerProcess(settings);
  expect(await refused.exit()).toBe(1);
  for (const word of words) expect(refused.text).toContain(word);
  expect(refused.text).not.toMatch(/^\s+at /m);
  expect(refused.text.trim().split('\n')).toHaveLength(1);
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'bazaar-start-'));
}

function listenOn(port: number): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(port, () => resolve(server));
  });
}
