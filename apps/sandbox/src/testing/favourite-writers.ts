import type { ApiCaller } from './api-caller';

const writers = 4;
const objectsPerWriter = 24;

/** Object → id of its favourite, from the responses. */
export type Stored = Map<string, string>;

export interface WritersAtWork {
  /** Returns the number of confirmed writes. */
  acknowledged(): number;
  /** Objects whose last write got no response: it may have happened or not. Resolves when every writer's connection broke. */
  broken: Promise<Set<string>>;
}

/**
 * Starts four clients that add and remove favourites in turn, each its own objects, until the server is gone; `stored` follows the
 * responses.
 */
export function startWriters(api: ApiCaller, stored: Stored): WritersAtWork {
  const progress = { acknowledged: 0 };
  const writing = Array.from({ length: writers }, (_, writer) =>
    writeUntilBroken(api, writer, stored, progress),
  );
  return {
    acknowledged: () => progress.acknowledged,
    broken: Promise.all(writing).then((objectIds) => new Set(objectIds)),
  };
}

export async function reaches(work: WritersAtWork, count: number): Promise<void> {
  while (work.acknowledged() < count) await new Promise((resolve) => setTimeout(resolve, 1));
}

export async function listFavourites(api: ApiCaller): Promise<Stored> {
  const page = await api.get('/userfavorites?pageSize=100');
  const items = page.items as { objectId: string; id: string }[];
  return new Map(items.map(({ objectId, id }) => [objectId, id]));
}

/** Returns the stored objects without the uncertain ones, in order. */
export function answered(stored: Stored, unanswered: ReadonlySet<string>): string[] {
  return [...stored.keys()].filter((objectId) => !unanswered.has(objectId)).sort();
}

async function writeUntilBroken(
  api: ApiCaller,
  writer: number,
  stored: Stored,
  progress: { acknowledged: number },
): Promise<string> {
  for (let turn = 0; ; turn += 1) {
    const objectId = `sp-${writer * objectsPerWriter + (turn % objectsPerWriter) + 1}`;
    const favouriteId = stored.get(objectId);
    try {
      if (favouriteId === undefined) {
        const answer = await api.post('/userfavorites', { objectType: 'Product', objectId });
        stored.set(objectId, String(answer.id));
      } else {
        await api.delete(`/userfavorites/${favouriteId}`);
        stored.delete(objectId);
      }
      progress.acknowledged += 1;
    } catch (error) {
      // A refusal is a real failure; a broken connection, to the server or behind it, is what these tests cause.
      if (error instanceof Error && /^status 4/.test(error.message)) throw error;
      return objectId;
    }
  }
}
