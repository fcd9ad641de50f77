import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFrontCache } from '../../cluster/front-cache.ts';
import type { Member } from '../../cluster/member.ts';
import { findOrInstall } from '../../cluster/programs.ts';
import type { Cluster } from '../../cluster/start-cluster.ts';
import { median } from '../throughput/median.ts';
import type { Person } from './person.ts';
import { wrkRate } from './request-rate.ts';

export interface FrontFigures {
  readonly front: number;
  /** One instance, its pages stored as bytes. */
  readonly bytes: number;
  /** One instance, each response assembled by the framework from its page cache. */
  readonly assembled: number;
  readonly alternations: number;
  /** Answers to nobody in which the person's own text was found. */
  readonly leaks: number;
  /** Files of the cache in which it was found. */
  readonly leakedFiles: number;
  readonly privateFromCache: number;
  readonly staleServed: number;
  readonly staleRequested: number;
}

const ROUNDS = 3;
const ROUND_S = 4;
const ALTERNATIONS = 500;
/** Lifetime in seconds that the second cache gives every page, so that all are stale when the servers are away. */
const SHORT_S = 2;
const STALE_PAGES = 50;

export async function measureFront(
  cluster: Cluster,
  person: Person,
  addresses: readonly string[],
): Promise<FrontFigures> {
  const wrk = await findOrInstall({ names: ['wrk'], debian: 'wrk', purpose: 'the load generator' });
  const frontUrl = await startFrontCache(cluster);
  const [web] = cluster.members.filter(({ kind }) => kind === 'web') as [Member];
  const path = addresses[0] ?? '/';
  const instance = `http://127.0.0.1:${web.port}`;
  const targets = {
    front: frontUrl + path,
    bytes: instance + path,
    assembled: `${instance}${path}?utm_source=x`,
  };
  const gzip = { headers: { 'accept-encoding': 'gzip' } };
  for (let visit = 0; visit < 4; visit += 1)
    for (const url of Object.values(targets)) await (await fetch(url, gzip)).arrayBuffer();
  const rounds: Record<keyof typeof targets, number[]> = { front: [], bytes: [], assembled: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of Object.keys(targets) as (keyof typeof targets)[])
      rounds[name].push(await wrkRate(wrk, targets[name], ROUND_S));
  const privacy = await alternate(cluster, frontUrl, person, addresses);
  return {
    front: median(rounds.front),
    bytes: median(rounds.bytes),
    assembled: median(rounds.assembled),
    ...privacy,
    ...(await askWithoutServers(cluster, addresses)),
  };
}

/** Requests the same addresses as the person and as nobody, in turn, and looks for the person's own text in what nobody got. */
async function alternate(
  cluster: Cluster,
  frontUrl: string,
  { cookie, canary }: Person,
  addresses: readonly string[],
): Promise<Pick<FrontFigures, 'alternations' | 'leaks' | 'leakedFiles' | 'privateFromCache'>> {
  const paths = [
    '/profile/personal-info',
    '/api/v1/customers/profile',
    '/profile',
    ...addresses.slice(0, 5),
    '/api/v1/notes/byuser',
    '/products/search?term=%D9%BE',
  ];
  let leaks = 0;
  let privateFromCache = 0;
  let seen = 0;
  for (let index = 0; index < ALTERNATIONS; index += 1) {
    const path = paths[index % paths.length] ?? '/';
    const init = { redirect: 'manual' } as const;
    const own = await fetch(frontUrl + path, { ...init, headers: { cookie } });
    if ((await own.text()).includes(canary)) {
      seen += 1;
      if (own.headers.get('x-cache') === 'HIT') privateFromCache += 1;
    }
    const others = await fetch(frontUrl + path, init);
    if ((await others.text()).includes(canary)) leaks += 1;
  }
  if (seen === 0) throw new Error('the person never got the text that must not reach anybody else');
  return {
    alternations: ALTERNATIONS,
    leaks,
    leakedFiles: filesWith(join(cluster.folder, 'front-cache'), canary),
    privateFromCache,
  };
}

function filesWith(folder: string, text: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.filter((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(text)).length;
}

/** Fills a cache whose pages live for two seconds, kills both web instances, and requests the pages again. */
async function askWithoutServers(
  cluster: Cluster,
  addresses: readonly string[],
): Promise<Pick<FrontFigures, 'staleServed' | 'staleRequested'>> {
  const url = await startFrontCache(cluster, { lifetimeSeconds: SHORT_S });
  const paths = addresses.slice(0, STALE_PAGES);
  for (const path of paths) await (await fetch(url + path)).arrayBuffer();
  const webs = cluster.members.filter(({ kind }) => kind === 'web');
  await Promise.all(webs.map((web) => web.kill()));
  await new Promise((resolve) => setTimeout(resolve, (SHORT_S + 1) * 1_000));
  let staleServed = 0;
  for (const path of paths) {
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    if (answer.status === 200 && answer.headers.get('x-cache') === 'STALE') staleServed += 1;
  }
  for (const web of webs) await web.start();
  return { staleServed, staleRequested: paths.length };
}
