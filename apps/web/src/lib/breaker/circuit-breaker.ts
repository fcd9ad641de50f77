/** Outcome of a call for the breaker: the service answered, it failed, or the caller aborted before either was known. */
export type CallOutcome = 'answered' | 'failed' | 'unknown';

export interface BreakerRules {
  /** Length of the window in which errors are counted. */
  readonly windowMs: number;
  /** Share of failed calls that opens the breaker, 0 to 1. */
  readonly failingShare: number;
  /** Minimum of calls in the window: a single failing part of a page does not mean that the service is down. */
  readonly leastCalls: number;
  /** Interval of the probes while the breaker is open. */
  readonly probeEveryMs: number;
}

const BUCKETS = 10;

interface Bucket {
  readonly startMs: number;
  calls: number;
  failures: number;
}

/**
 * Circuit breaker. Closed, it admits every call. It opens when the failing share of the window's calls has failed; then calls are refused
 * at once, so that pages stay fast and a service in trouble is not loaded further. A probe that is answered closes it.
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

  /** Returns a function that takes the outcome of the call, once; undefined when the call is refused. */
  admit(nowMs: number): ((outcome: CallOutcome, nowMs: number) => void) | undefined {
    if (!this.isOpen) return (outcome, endMs) => this.count(outcome, endMs);
    if (nowMs - this.lastProbeMs < this.rules.probeEveryMs) return undefined;
    this.lastProbeMs = nowMs;
    return (outcome) => {
      if (outcome === 'answered') this.close();
    };
  }

  private count(outcome: CallOutcome, nowMs: number): void {
    // A call admitted before the breaker opened changes nothing: only a probe closes it.
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
