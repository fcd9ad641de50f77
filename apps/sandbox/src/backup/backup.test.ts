import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller } from '../testing/api-caller';
import { listFavourites, reaches, type Stored, startWriters } from '../testing/favourite-writers';
import { freePort, runServerCommand, ServerProcess, seededFolder } from '../testing/server-process';

let dataFolder = '';
let server: ServerProcess;

beforeAll(async () => {
  dataFolder = await seededFolder();
  server = new ServerProcess({ port: await freePort(), dataFolder });
  await server.ready();
});

afterAll(() => server.end('SIGKILL'));

// Five starts of a server, some of them while others write.
const patienceMs = 180_000;

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'bazaar-backup-')), 'new');

describe('a backup of the embedded database', () => {
  it(
    'taken under load and restored in an empty folder has what was acknowledged before it',
    async () => {
      const api = apiCaller(server.address);
      const codeOf = (text: string) => /09120000003: (\d{5})/.exec(text)?.[1] ?? '';
      await api.logIn('09120000003', () => codeOf(server.text));
      const file = await api.upload('%PDF-1.4\nkept\n%%EOF', 'kept.pdf');
      const notes: string[] = [];
      let isOver = false;
      const noting = (async () => {
        while (!isOver) {
          const note = { objectType: 'Product', objectId: 'sp-1', text: `یادداشت ${notes.length}` };
          notes.push(String((await api.post('/notes', note)).id));
        }
      })();
      const stored: Stored = await listFavourites(api);
      const work = startWriters(api, stored);
      await reaches(work, 40);
      const before = notes.length;
      const backup = newFolder();
      expect(await runServerCommand(dataFolder, ['--backup', backup])).toMatchObject({ code: 0 });
      isOver = true;
      await noting;
      // Everybody is still served.
      await reaches(work, work.acknowledged() + 10);
      await server.end('SIGKILL');
      await work.broken;

      const restored = newFolder();
      expect(await runServerCommand(restored, ['--restore', backup])).toMatchObject({ code: 0 });
      server = new ServerProcess({ port: await freePort(), dataFolder: restored });
      await server.ready();
      expect(server.text).not.toContain('seed done');
      // The session is older than the backup: it holds.
      const found = new Set<string>();
      for (let page = 1; page <= Math.ceil(notes.length / 100) + 1; page += 1) {
        const { items } = await api.at(server.address).get(`/notes/byuser?pageSize=100&pageNumber=${page}`);
        for (const { id } of items as { id: string }[]) found.add(id);
      }
      expect(notes.slice(0, before).filter((id) => !found.has(id))).toEqual([]);
      expect(await api.at(server.address).download(file)).toBe('%PDF-1.4\nkept\n%%EOF');
    },
    patienceMs,
  );

  it(
    'is refused where something is already, and restored from nothing that is incomplete',
    async () => {
      expect(await runServerCommand(dataFolder, ['--backup', dataFolder])).toMatchObject({
        code: 1,
        output: expect.stringContaining('exists already'),
      });
      expect(await runServerCommand(dataFolder, ['--restore', newFolder()])).toMatchObject({
        code: 1,
        output: expect.stringContaining('no complete backup'),
      });
    },
    patienceMs,
  );
});
