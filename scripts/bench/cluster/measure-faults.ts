import type { Member } from '../../cluster/member.ts';
import { roll } from '../../cluster/roll.ts';
import type { Cluster } from '../../cluster/start-cluster.ts';
import { say } from '../../run/console.ts';
import { MixedLoad } from './mixed-load.ts';
import type { Outcome } from './order.ts';
import type { Person } from './person.ts';
import { watchRepeated } from './repeated.ts';
import { Visitor } from './visitor.ts';

export interface FaultRow {
  readonly fault: string;
  readonly seconds: number;
  readonly requests: number;
  readonly perSecond: number;
  readonly failed: number;
  readonly longestMs: number;
  /** Requests the balancer sent again, and the ms from the first of them to the last. */
  readonly repeated: number;
  readonly repeatedMs: number;
  readonly remark: string;
}

interface Fault {
  readonly title: string;
  readonly cause: (cluster: Cluster) => Promise<string>;
  /** Returns true for a response that this fault may cause. */
  readonly mayAnswer?: (outcome: Outcome) => boolean;
}

const CALM_MS = 5_000;
const AWAY_MS = 5_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const faults: readonly Fault[] = [
  { title: 'none', cause: () => pause(AWAY_MS).then(() => '') },
  {
    title: 'rolling restart of both sandboxes and both web instances',
    cause: async (cluster) => {
      const drains: string[] = [];
      await roll(cluster, ({ name, drainMs, code }) =>
        drains.push(`${name} ${(drainMs / 1_000).toFixed(1)} s, exit ${code}`),
      );
      return `stopped: ${drains.join('; ')}`;
    },
  },
  {
    title: '`kill -9` of a web instance',
    cause: async ({ members }) => {
      const web = members.find(({ kind }) => kind === 'web') as Member;
      await web.kill();
      await pause(AWAY_MS);
      await web.start();
      return 'away for 5 s, then started';
    },
  },
  {
    title: 'Redis stopped and started',
    cause: async ({ redis }) => {
      await redis.stop();
      await pause(AWAY_MS);
      await redis.start();
      return 'away for 5 s, empty afterwards';
    },
  },
  {
    title: 'PostgreSQL restarted',
    cause: async (cluster) => {
      await cluster.restartPostgres(AWAY_MS);
      return 'away for 5 s';
    },
    // Nothing but stored pages can be served; a refusal is a problem, or the error page of a page rendered per request.
    mayAnswer: ({ kind, status, type }) =>
      (kind === 'per request' && status === 503) ||
      ((kind === 'logged in' || kind === 'write') && status >= 500 && /problem\+json/.test(type)),
  },
];

/** Causes each fault in the middle of a mixed load. */
export async function measureFaults(
  cluster: Cluster,
  person: Person,
  addresses: readonly string[],
  perSecond: number,
): Promise<readonly FaultRow[]> {
  const rows: FaultRow[] = [];
  for (const fault of faults) {
    const row = await measureFault(cluster, person, addresses, perSecond, fault);
    say(JSON.stringify(row));
    rows.push(row);
  }
  return rows;
}

async function measureFault(
  cluster: Cluster,
  person: Person,
  addresses: readonly string[],
  perSecond: number,
  { title, cause, mayAnswer = () => false }: Fault,
): Promise<FaultRow> {
  const visitor = new Visitor(addresses, person);
  const endWatch = watchRepeated(cluster);
  const load = new MixedLoad(cluster.shopUrl, visitor, perSecond);
  await pause(CALM_MS);
  const said = await cause(cluster);
  await pause(CALM_MS);
  const seconds = load.elapsedMs / 1_000;
  const outcomes = await load.stop();
  const { count, spanMs } = await endWatch();
  const failed = outcomes.filter(({ status }) => status < 200 || status >= 400);
  const allowed = failed.filter(mayAnswer);
  for (const { kind, path, status, type, atMs } of failed
    .filter((outcome) => !mayAnswer(outcome))
    .slice(0, 10))
    say(`  failed: ${kind} ${path.slice(0, 60)} ${status} ${type} at ${(atMs / 1_000).toFixed(1)} s`);
  const stored = await person.notes();
  const lost = visitor.acknowledged.filter((text) => !stored.has(text)).length;
  const refused = allowed.length > 0 ? `; refused clearly: ${summaryOf(allowed)}` : '';
  const cached = outcomes.filter(({ kind }) => kind === 'cached');
  return {
    fault: title,
    seconds,
    requests: outcomes.length,
    perSecond: outcomes.length / seconds,
    failed: failed.length - allowed.length,
    longestMs: Math.max(...outcomes.map(({ durationMs }) => durationMs)),
    repeated: count,
    repeatedMs: spanMs,
    remark: `${said ? `${said}; ` : ''}cached pages served ${cached.filter(({ status }) => status === 200).length} of ${cached.length}; notes acknowledged ${visitor.acknowledged.length}, lost ${lost}${refused}`,
  };
}

function summaryOf(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { kind, status } of outcomes)
    counts.set(`${kind} ${status}`, (counts.get(`${kind} ${status}`) ?? 0) + 1);
  return [...counts].map(([what, count]) => `${count} × ${what}`).join(', ');
}
