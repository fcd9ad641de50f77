import { shuffled } from '../seeds.ts';
import type { Probe } from './probe.ts';
import type { ProbeSet } from './probes-of.ts';

export interface RoundPlan {
  /** Number of this round, from 0, and how many there are. */
  readonly round: number;
  readonly rounds: number;
  /** Requests of all rounds; a bound when `isBound`. */
  readonly requests: number;
  readonly isBound: boolean;
  readonly seed: number;
}

export interface PlannedProbe {
  readonly probe: Probe;
  readonly count: number;
  /** Sent once in the whole run. */
  readonly isSingle: boolean;
}

const singleShare = 0.6;
const validShare = { bound: 0.25, free: 0.6 };

/** Distributes requests over the rounds: valid ones first, then who may call, then each violation once. */
export function planRound(probes: ProbeSet, plan: RoundPlan): PlannedProbe[] {
  const { round, rounds, requests, isBound } = plan;
  const ofRound = (items: readonly Probe[]) => items.filter((_, index) => index % rounds === round);
  const single = [...ofRound(probes.refusals), ...ofRound(chosen(probes, plan))];
  const count = Math.ceil(requests / rounds);
  const least = Math.ceil(count * (isBound ? validShare.bound : validShare.free));
  const each = Math.ceil(Math.max(least, count - single.length) / Math.max(1, probes.valid.length));
  return [
    ...probes.valid.map((probe) => ({ probe, count: each, isSingle: false })),
    ...single.map((probe) => ({ probe, count: 1, isSingle: true })),
  ];
}

/** Returns the one-time probes; a bound leaves room for the violations first. */
function chosen({ violations, odd }: ProbeSet, { requests, isBound, seed }: RoundPlan): readonly Probe[] {
  if (!isBound) return shuffled([...violations, ...odd], seed);
  return [...shuffled(violations, seed), ...shuffled(odd, seed)].slice(0, Math.floor(requests * singleShare));
}

/** Returns how many one-time probes there are. */
export function singlesOf({ refusals, violations, odd }: ProbeSet): number {
  return refusals.length + violations.length + odd.length;
}
