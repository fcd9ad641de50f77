/** What a call told about the service: it answered, it failed, or the caller went away before anybody knew. */
export type CallOutcome = 'answered' | 'failed' | 'unknown';

export interface BreakerRules {
  /** Errors are counted over so much time. */
  readonly windowMs: number;
  /** Share of the calls that have to fail, 0 to 1. */
  readonly failingShare: number;
  /** Fewer calls than this say nothing: one page with one failing part is no service that is down. */
  readonly leastCalls: number;
  /** While open, one call in so much time is let through to see whether the service is back. */
  readonly probeEveryMs: number;
}

const BUCKETS = 10;

interface Bucket {
  readonly startMs: number;
  calls: number;
  failures: number;
}

/**
 * Closed, every call goes out. Once half of the calls of the last ten seconds have failed it is open: calls are refused at once, so that a
 * page is not slow because the service is, and a service in trouble is left alone. A probe that is answered closes it.
 *
 * Times are milliseconds of any one clock; the breaker has none of its own.
 */
export class CircuitBreaker {
  private readonly rules: BreakerRules;
  private buckets: Bucket[] = [];
  private openSinceMs: number | undefined;
  private lastProbeMs = 0;

  constructor(rules: BreakerRules) {
    this.rules = rules;
  }

  get isOpen(): boolean {
    return this.openSinceMs !== undefined;
  }

  /** Asks whether a call may go out now; `undefined` when it may not, else the function that takes its outcome, once. */
  admit(nowMs: number): ((outcome: CallOutcome, nowMs: number) => void) | undefined {
    if (!this.isOpen) return (outcome, endMs) => this.count(outcome, endMs);
    if (nowMs - this.lastProbeMs < this.rules.probeEveryMs) return undefined;
    this.lastProbeMs = nowMs;
    return (outcome) => {
      if (outcome === 'answered') this.close();
    };
  }

  private count(outcome: CallOutcome, nowMs: number): void {
    // A call from before it opened, still under way, changes nothing: only a probe closes.
    if (outcome === 'unknown' || this.isOpen) return;
    const bucket = this.bucketAt(nowMs);
    bucket.calls += 1;
    if (outcome === 'failed') bucket.failures += 1;
    if (outcome === 'failed' && this.isFailing()) this.open(nowMs);
  }

  private bucketAt(nowMs: number): Bucket {
    const { windowMs } = this.rules;
    this.buckets = this.buckets.filter(({ startMs }) => nowMs - startMs < windowMs);
    const last = this.buckets.at(-1);
    if (last && nowMs - last.startMs < windowMs / BUCKETS) return last;
    const fresh = { startMs: nowMs, calls: 0, failures: 0 };
    this.buckets.push(fresh);
    return fresh;
  }

  private isFailing(): boolean {
    const sum = (of: 'calls' | 'failures') => this.buckets.reduce((total, bucket) => total + bucket[of], 0);
    const calls = sum('calls');
    return calls >= this.rules.leastCalls && sum('failures') >= calls * this.rules.failingShare;
  }

  private open(nowMs: number): void {
    this.openSinceMs = nowMs;
    this.lastProbeMs = nowMs;
    this.buckets = [];
  }

  private close(): void {
    this.openSinceMs = undefined;
    this.buckets = [];
  }
}
