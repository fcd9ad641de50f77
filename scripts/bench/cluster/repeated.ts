import { balancerRows } from '../../cluster/balancer-figures.ts';
import type { Cluster } from '../../cluster/start-cluster.ts';

/** What the balancer has repeated since it started. */
interface Repeated {
  /** Connections tried again. */
  readonly retries: number;
  /** Requests sent to another instance. */
  readonly redispatches: number;
}

async function repeatedBy({ ports }: Cluster): Promise<Repeated> {
  const backends = (await balancerRows(ports.figures)).filter(({ svname }) => svname === 'BACKEND');
  const sum = (name: string) => backends.reduce((total, row) => total + Number(row[name] || 0), 0);
  return { retries: sum('wretr'), redispatches: sum('wredis') };
}

const LOOK_MS = 100;

/** Looks at the balancer until it is told to stop; then returns how many it repeated, and from the first to the last for how long in ms. */
export function watchRepeated(cluster: Cluster): () => Promise<{ count: number; spanMs: number }> {
  const changes: number[] = [];
  let first: number | undefined;
  let last = 0;
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      const { retries, redispatches } = await repeatedBy(cluster);
      const total = retries + redispatches;
      if (first !== undefined && total > last) changes.push(performance.now());
      first ??= total;
      last = total;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  })();
  return async () => {
    isOver = true;
    await looking;
    const [begin = 0] = changes;
    return { count: last - (first ?? last), spanMs: (changes.at(-1) ?? begin) - begin };
  };
}
