import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller } from '../testing/api-caller';
import { answered, listFavourites, reaches, type Stored, startWriters } from '../testing/favourite-writers';
import { freePort, ServerProcess, seededFolder } from '../testing/server-process';

const rounds = 3;
let port = 0;
let dataFolder = '';
let server: ServerProcess;

beforeAll(async () => {
  dataFolder = await seededFolder();
  port = await freePort();
  server = new ServerProcess({ port, dataFolder });
  await server.ready();
});

afterAll(() => server.end('SIGKILL'));

describe('a server killed in the middle of writes', () => {
  it('keeps every acknowledged write, round after round', async () => {
    const api = apiCaller(server.address);
    await api.logIn('09120000003', () => /09120000003: (\d{5})/.exec(server.text)?.[1] ?? '');
    let stored: Stored = await listFavourites(api);
    for (let round = 0; round < rounds; round += 1) {
      const work = startWriters(api, stored);
      await reaches(work, 13 + 29 * round);
      await server.end('SIGKILL');
      const unanswered = await work.broken;
      server = new ServerProcess({ port, dataFolder });
      await server.ready();
      const found = await listFavourites(api);
      expect(answered(found, unanswered)).toEqual(answered(stored, unanswered));
      stored = found;
    }
  });

  it('closes cleanly on SIGTERM and starts again without seeding', async () => {
    expect(await server.end('SIGTERM')).toBe(0);
    server = new ServerProcess({ port, dataFolder });
    await server.ready();
    expect(server.text).not.toContain('seed');
  });

  it('stops during seeding on a signal, and the next start creates the catalogue again', async () => {
    const half = { port: await freePort(), dataFolder: mkdtempSync(join(tmpdir(), 'bazaar-half-')) };
    const seeding = new ServerProcess({ ...half, products: 20_000 });
    await seeding.printed('seed 400/');
    expect(await seeding.end('SIGTERM')).toBe(0);
    expect(seeding.text).not.toContain('seed done');
    const next = new ServerProcess(half);
    await next.ready();
    expect(next.text).toContain('seed done');
    expect(await next.end('SIGTERM')).toBe(0);
  });
});
