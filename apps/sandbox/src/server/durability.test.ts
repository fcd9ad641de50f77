import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, apiCaller } from '../testing/api-caller';
import { freePort, ServerProcess } from '../testing/server-process';

const dataFolder = mkdtempSync(join(tmpdir(), 'bazaar-durability-'));
const rounds = 3;
const writers = 4;
const objectsPerWriter = 24;
let port = 0;
let server: ServerProcess;

beforeAll(async () => {
  port = await freePort();
  server = new ServerProcess({ port, dataFolder });
  await server.ready();
});

afterAll(() => server.end('SIGKILL'));

describe('a server killed in the middle of writes', () => {
  it('keeps every acknowledged write, round after round', async () => {
    const api = apiCaller(server.address);
    await api.logIn('09120000001', () => /09120000001: (\d{5})/.exec(server.text)?.[1] ?? '');
    let kept = new Map<string, string>();
    for (let round = 0; round < rounds; round += 1) {
      const progress = { acknowledged: 0 };
      const writing = Promise.all(
        Array.from({ length: writers }, (_, writer) => writeUntilBroken(api, writer, kept, progress)),
      );
      await reaches(progress, 13 + 29 * round);
      await server.end('SIGKILL');
      const unanswered = new Set(await writing);
      server = new ServerProcess({ port, dataFolder });
      await server.ready();
      const found = await listFavourites(api);
      const answered = (favourites: Map<string, string>) =>
        [...favourites.keys()].filter((objectId) => !unanswered.has(objectId)).sort();
      expect(answered(found)).toEqual(answered(kept));
      kept = found;
    }
  });

  it('closes cleanly on SIGTERM and starts again without seeding', async () => {
    expect(await server.end('SIGTERM')).toBe(0);
    server = new ServerProcess({ port, dataFolder });
    await server.ready();
    expect(server.text).not.toContain('seed');
  });
});

interface Progress {
  acknowledged: number;
}

/**
 * Keeps and drops the writer's own objects in turn until the connection breaks; `kept` follows the answers (object → favourite id).
 * Answers the object of the write that got no answer: it may have happened or not.
 */
async function writeUntilBroken(
  api: ApiCaller,
  writer: number,
  kept: Map<string, string>,
  progress: Progress,
): Promise<string> {
  for (let turn = 0; ; turn += 1) {
    const objectId = `sp-${writer * objectsPerWriter + (turn % objectsPerWriter) + 1}`;
    const favouriteId = kept.get(objectId);
    try {
      if (favouriteId === undefined) {
        const answer = await api.post('/userfavorites', { objectType: 'Product', objectId });
        kept.set(objectId, String(answer.id));
      } else {
        await api.delete(`/userfavorites/${favouriteId}`);
        kept.delete(objectId);
      }
      progress.acknowledged += 1;
    } catch (error) {
      // An answer of the server is a real failure; a broken connection is what this test does.
      if (error instanceof Error && error.message.startsWith('status ')) throw error;
      return objectId;
    }
  }
}

async function reaches(progress: Progress, count: number): Promise<void> {
  while (progress.acknowledged < count) await new Promise((resolve) => setTimeout(resolve, 1));
}

async function listFavourites(api: ApiCaller): Promise<Map<string, string>> {
  const page = await api.get('/userfavorites?pageSize=100');
  const items = page.items as { objectId: string; id: string }[];
  return new Map(items.map(({ objectId, id }) => [objectId, id]));
}
