import fc from 'fast-check';
import { keyOf, type Sighting } from './findings.ts';
import type { Probe } from './probes/probe.ts';
import type { LiveRequest } from './requests/live-request.ts';

/** Requests spent on shrinking one failing request. */
const shrinkingRequests = { free: 40, bound: 4 };
/** A request that hangs is not repeated forty times. */
const hangingRequests = 2;

export interface ProbeRun {
  readonly probe: Probe;
  readonly count: number;
  readonly seed: number;
  /** Requests are counted; few are spent on a smaller one. */
  readonly isBound: boolean;
  /** Sends one request and returns the faults of its response; `undefined` when no more may be sent. */
  attempt(request: LiveRequest): Promise<Sighting | undefined>;
  isKnown(fault: Sighting['faults'][number]): boolean;
  /** Called with each new fault, and again with each smaller request that shows it. */
  note(sighting: Sighting, isSmaller: boolean): void;
}

/**
 * Sends `count` requests of a probe. Shrinks each new fault to the smallest request that shows it, then continues. Throws what a generator
 * or a sender throws: fast-check would count it as one more failing request.
 */
export async function runProbe(run: ProbeRun): Promise<void> {
  let left = run.count;
  for (let round = 0; left > 0; round += 1) left -= await runUntilFault(run, left, run.seed + round * 7919);
}

async function runUntilFault(run: ProbeRun, count: number, seed: number): Promise<number> {
  let sent = 0;
  let shrinking: { key: string; left: number } | undefined;
  const failure: { error?: unknown; isSpent?: boolean } = {};
  const holds = async (request: LiveRequest): Promise<boolean> => {
    if (shrinking === undefined) sent += 1;
    if (failure.isSpent || (shrinking !== undefined && shrinking.left <= 0)) return true;
    const sighting = await run.attempt(request);
    if (sighting === undefined) {
      failure.isSpent = true;
      return true;
    }
    if (shrinking === undefined) {
      const [first] = sighting.faults.filter((fault) => !run.isKnown(fault));
      run.note(sighting, false);
      if (first === undefined) return true;
      shrinking = {
        key: keyOf(first),
        left:
          first.check === 'answered' ? hangingRequests : shrinkingRequests[run.isBound ? 'bound' : 'free'],
      };
      return false;
    }
    shrinking.left -= 1;
    const { key } = shrinking;
    const same = sighting.faults.filter((fault) => keyOf(fault) === key);
    run.note({ ...sighting, faults: same }, true);
    return same.length === 0;
  };
  const property = fc.asyncProperty(run.probe.requests, (request) =>
    holds(request).catch((error: unknown) => {
      failure.error ??= error;
      return true;
    }),
  );
  try {
    await fc.check(property, { numRuns: count, seed, verbose: 0 });
  } catch (error) {
    // A generator that gives up while it looks for something smaller has already shown what it found.
    if (shrinking === undefined) throw error;
  }
  if (failure.error !== undefined) throw failure.error;
  return failure.isSpent ? count : Math.max(1, sent);
}
