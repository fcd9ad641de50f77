import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, postgresMissing } from '../../../../scripts/postgres/find-postgres.ts';
import {
  type PrivatePostgres,
  startPostgres,
  temporaryFolder,
} from '../../../../scripts/postgres/private-postgres.ts';
import { apiCaller } from '../testing/api-caller';
import { answered, listFavourites, reaches, type Stored, startWriters } from '../testing/favourite-writers';
import { freePort, ServerProcess } from '../testing/server-process';

const isInstalled = findPostgres() !== undefined;
const folder = temporaryFolder();
let ports = { server: 0, postgres: 0 };
let postgres: PrivatePostgres;
let server: ServerProcess;

async function start(): Promise<void> {
  postgres = await startPostgres({ folder: join(folder, 'postgres'), port: ports.postgres });
  await startServer();
}

async function startServer(): Promise<void> {
  const dataFolder = join(folder, 'sandbox');
  server = new ServerProcess({ port: ports.server, dataFolder, databaseAddress: postgres.address });
  await server.ready();
}

beforeAll(async () => {
  if (!isInstalled) return;
  ports = { server: await freePort(), postgres: await freePort() };
  await start();
});

afterAll(async () => {
  if (!isInstalled) return;
  await server.end('SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!isInstalled)(`over PostgreSQL${isInstalled ? '' : ` (skipped: ${postgresMissing})`}`, () => {
  it('keeps every acknowledged write when the server, PostgreSQL or both are killed', async () => {
    const api = apiCaller(server.address);
    await api.logIn('09120000003', () => /09120000003: (\d{5})/.exec(server.text)?.[1] ?? '');
    let stored: Stored = await listFavourites(api);
    for (const [round, killed] of (['server', 'postgres', 'both'] as const).entries()) {
      const work = startWriters(api, stored);
      await reaches(work, 40 + 60 * round);
      if (killed !== 'server') await postgres.stop('SIGKILL');
      if (killed !== 'postgres') await server.end('SIGKILL');
      const unanswered = await work.broken;
      await server.end('SIGKILL');
      if (killed === 'server') await startServer();
      else await start();
      const found = await listFavourites(api);
      expect(answered(found, unanswered)).toEqual(answered(stored, unanswered));
      stored = found;
    }
  });
});
