import { readFileSync } from 'node:fs';
import type { Cluster } from '../../cluster/start-cluster.ts';
import { progress } from '../../run/console.ts';
import { type Reading, slopeOf } from '../slope.ts';
import { MixedLoad } from './mixed-load.ts';
import type { Outcome } from './order.ts';
import type { Person } from './person.ts';
import { Visitor } from './visitor.ts';

export interface SoakFigures {
  readonly minutes: number;
  readonly perSecond: number;
  readonly requests: number;
  /** Requests that failed, by what was answered and to which kind: «503 per request», «no answer cached». */
  readonly failed: ReadonlyMap<string, number>;
  readonly instances: readonly {
    readonly name: string;
    readonly firstMb: number;
    readonly lastMb: number;
    /** Slope of the line through the readings of the second half, in KB per request that one instance answered. */
    readonly slopeKb: number;
  }[];
}

const LOOK_MS = 5_000;
const PER_SECOND = 50;

/** Sends a mixed load for some minutes, and reads the resident memory of both web instances meanwhile. */
export async function measureSoak(
  cluster: Cluster,
  person: Person,
  addresses: readonly string[],
  minutes: number,
): Promise<SoakFigures> {
  const webs = cluster.members.filter(({ kind }) => kind === 'web');
  const readings = new Map<string, Reading[]>(webs.map(({ name }) => [name, []]));
  const done = progress(`${minutes} minutes at ${PER_SECOND} requests a second`);
  const load = new MixedLoad(cluster.shopUrl, new Visitor(addresses, person), PER_SECOND);
  while (load.elapsedMs < minutes * 60_000) {
    // Half of the requests go to each instance.
    for (const { name, processId } of webs)
      readings.get(name)?.push({ at: load.outcomes.length / webs.length, value: residentMb(processId ?? 0) });
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  const elapsedMs = load.elapsedMs;
  const outcomes = await load.stop();
  done(`${outcomes.length} requests`);
  return {
    minutes: elapsedMs / 60_000,
    perSecond: outcomes.length / (elapsedMs / 1_000),
    requests: outcomes.length,
    failed: countFailed(outcomes),
    instances: [...readings].map(([name, all]) => ({
      name,
      firstMb: all[0]?.value ?? 0,
      lastMb: all.at(-1)?.value ?? 0,
      slopeKb: slopeOf(all.slice(Math.floor(all.length / 2))) * 1_024,
    })),
  };
}

function countFailed(outcomes: readonly Outcome[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { status, kind } of outcomes) {
    if (status >= 200 && status < 400) continue;
    const name = `${status === 0 ? 'no answer' : status} ${kind}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function residentMb(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}
