import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker';

const rules = { windowMs: 10_000, failingShare: 0.5, leastCalls: 10, probeEveryMs: 5_000 };

/** Makes the calls one after the other, `stepMs` apart, and returns how many were sent. */
function make(breaker: CircuitBreaker, outcomes: string, startMs = 0, stepMs = 100): number {
  let made = 0;
  [...outcomes].forEach((letter, index) => {
    const nowMs = startMs + index * stepMs;
    const tell = breaker.admit(nowMs);
    if (tell) made += 1;
    tell?.(letter === 'x' ? 'failed' : letter === '?' ? 'unknown' : 'answered', nowMs);
  });
  return made;
}

function opened(): CircuitBreaker {
  const breaker = new CircuitBreaker(rules);
  make(breaker, 'xxxxxxxxxx', 0, 0);
  return breaker;
}

describe('opening (R4: half of the calls of ten seconds)', () => {
  it.each([
    ['nothing fails', '..............', 100, false],
    ['fewer than half fail', '......xxxx......xxxx', 100, false],
    ['half fail', '.x.x.x.x.x', 100, true],
    ['all fail, too few to tell', 'xxxxxxxxx', 100, false],
    ['those who left are not counted', 'xxxxxxxxx??????', 100, false],
    ['failures further apart than the window holds', 'xxxxxxxxxxxxxxxx', 1_500, false],
    ['successes older than the window do not excuse', '..........xxxxxxxxxxxxxxx', 1_000, true],
  ])('%s', (_, outcomes, stepMs, isOpen) => {
    const breaker = new CircuitBreaker(rules);
    make(breaker, outcomes, 0, stepMs);
    expect(breaker.isOpen).toBe(isOpen);
  });
});

describe('open', () => {
  it('refuses for five seconds, then lets one call through in each five', () => {
    expect(make(opened(), 'x'.repeat(200), 0, 100)).toBe(3);
  });

  it('closes when the probe gets a response, and counts from zero', () => {
    const breaker = opened();
    expect(make(breaker, '.', 5_000)).toBe(1);
    expect(breaker.isOpen).toBe(false);
    expect(make(breaker, 'xxxxxxxxx', 5_100, 1)).toBe(9);
    expect(breaker.isOpen).toBe(false);
  });

  it('is not closed by a response that was pending when it opened', () => {
    const breaker = new CircuitBreaker(rules);
    const early = breaker.admit(0);
    make(breaker, 'xxxxxxxxxx', 0, 0);
    early?.('answered', 50);
    expect(breaker.isOpen).toBe(true);
  });

  it('stays open after an aborted probe', () => {
    const breaker = opened();
    make(breaker, '?', 5_000);
    expect(breaker.isOpen).toBe(true);
    expect(breaker.admit(9_999)).toBeUndefined();
    expect(breaker.admit(10_000)).toBeDefined();
  });
});

it('R4 in every sequence, two calls of an open circuit are at least five seconds apart', () => {
  const outcome = fc.constantFrom('.', 'x', 'x', 'x', '?');
  const calls = fc.array(fc.record({ afterMs: fc.nat(1_500), outcome }), { minLength: 50, maxLength: 200 });
  let probes = 0;
  fc.assert(
    fc.property(calls, (sequence) => {
      const breaker = new CircuitBreaker(rules);
      let nowMs = 0;
      /** When the circuit opened, or was last probed. */
      let quietSinceMs = 0;
      for (const { afterMs, outcome: next } of sequence) {
        nowMs += afterMs;
        const wasOpen = breaker.isOpen;
        const isRefused = make(breaker, next, nowMs) === 0;
        if (isRefused) expect(wasOpen).toBe(true);
        else if (wasOpen) {
          expect(nowMs - quietSinceMs).toBeGreaterThanOrEqual(rules.probeEveryMs);
          probes += 1;
        }
        if (!isRefused) quietSinceMs = nowMs;
      }
    }),
  );
  // The sequences do open it, and often.
  expect(probes).toBeGreaterThan(100);
});
