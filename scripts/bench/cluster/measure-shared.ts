import type { Member, MemberHealth } from '../../cluster/member.ts';
import type { Cluster } from '../../cluster/start-cluster.ts';
import { progress } from '../../run/console.ts';
import { storeMemory } from './store-memory.ts';

export interface SharedFigures {
  readonly pages: number;
  /** Responses of the second instance that it read from a page cache. */
  readonly hits: number;
  readonly renderedByFirst: number;
  readonly renderedBySecond: number;
  /** Further pages that were requested from both at the same time, and how often they were rendered in all. */
  readonly together: number;
  readonly renderedTogether: number;
  readonly storeErrors: number;
  /** Memory of the store for each page it got, in KB, and the pages that left it because it was full. */
  readonly storeKb: number;
  readonly evicted: number;
}

/** Pages requested from both instances at the same time. */
const TOGETHER = 50;

const PARALLEL = 8;
/** The second instance follows the first by so many pages: on a slow machine the first of all would be due again before the last is there. */
const BATCH = 500;

/** Opens every page on one web instance and, some hundreds later, on the other, past the balancer. */
export async function measureShared(
  { members, redis }: Cluster,
  addresses: readonly string[],
): Promise<SharedFigures> {
  const [first, second] = members.filter(({ kind }) => kind === 'web') as [Member, Member];
  const [alone, together] = [addresses.slice(0, -TOGETHER), addresses.slice(-TOGETHER)];
  const before = await Promise.all([first.health(), second.health()]);
  const empty = await storeMemory(redis.port);
  let hits = 0;
  for (let from = 0; from < alone.length; from += BATCH) {
    const batch = alone.slice(from, from + BATCH);
    await visitAll(first, batch, `from ${from} on the first instance`);
    hits += await visitAll(second, batch, `from ${from} on the second`);
  }
  const full = await storeMemory(redis.port);
  const between = await Promise.all([first.health(), second.health()]);
  await Promise.all([first, second].map((member) => visitAll(member, together, 'on both at once')));
  const after = await Promise.all([first.health(), second.health()]);
  const rendered = (index: 0 | 1) => renders(between[index]) - renders(before[index]);
  const sum = (healths: typeof after) => renders(healths[0]) + renders(healths[1]);
  return {
    pages: alone.length,
    hits,
    renderedByFirst: rendered(0),
    renderedBySecond: rendered(1),
    together: together.length,
    renderedTogether: sum(after) - sum(between),
    storeKb:
      (full.usedBytes - empty.usedBytes) / 1024 / Math.max(1, renders(between[0]) - renders(before[0])),
    evicted: full.evicted,
    storeErrors: after.reduce((sum, health) => sum + (health?.store?.errors ?? 0), 0),
  };
}

function renders(health: MemberHealth | undefined): number {
  return health?.pages?.rendered ?? 0;
}

async function visitAll({ port }: Member, addresses: readonly string[], title: string): Promise<number> {
  const done = progress(`${addresses.length} pages ${title}`);
  const waiting = [...addresses];
  let hits = 0;
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
        if (answer.headers.get('x-nextjs-cache') === 'HIT') hits += 1;
      }
    }),
  );
  done(`${hits} from a cache`);
  return hits;
}
