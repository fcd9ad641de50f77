import { getListUnitsOfMeasurementUrl } from '@bazaar/api/units';
import { describe, expect, it, vi } from 'vitest';
import { CircuitBreaker } from './circuit-breaker';
import { CircuitOpenError, guardedFetch } from './guarded-fetch';

const origin = 'http://catalogue.example';

function guarded(answer: () => Promise<Response>) {
  let nowMs = 0;
  const changes: boolean[] = [];
  const send = vi.fn<typeof fetch>(answer);
  const call = guardedFetch(send, {
    breaker: new CircuitBreaker({ windowMs: 10_000, failingShare: 0.5, leastCalls: 4, probeEveryMs: 5_000 }),
    origin,
    nowMs: () => nowMs,
    onChange: (isOpen) => changes.push(isOpen),
  });
  const ask = (times: number, to = origin + getListUnitsOfMeasurementUrl()) =>
    Promise.all(Array.from({ length: times }, () => call(to).catch((error: unknown) => error)));
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return { send, ask, pass, changes };
}

const status = (code: number) => async () => new Response(null, { status: code });
const reject = (name: string) => async () => {
  throw new DOMException('', name);
};

describe('failures of the service', () => {
  it.each([
    ['500', status(500), true],
    ['503', status(503), true],
    ['404: a refusal is an answer', status(404), false],
    ['429', status(429), false],
    ['no connection', () => Promise.reject(new TypeError('fetch failed')), true],
    ['a deadline', reject('TimeoutError'), true],
    ['a visitor who left', reject('AbortError'), false],
  ])('%s', async (_, answer, opens) => {
    const { ask, changes } = guarded(answer);
    await ask(4);
    expect(changes).toEqual(opens ? [true] : []);
  });
});

describe('an open circuit', () => {
  it('makes no call, gives the reason, and calls again after five seconds', async () => {
    let isWell = false;
    const { send, ask, pass, changes } = guarded(
      async () => new Response(null, { status: isWell ? 200 : 503 }),
    );
    await ask(4);
    expect((await ask(20)).every((error) => error instanceof CircuitOpenError)).toBe(true);
    expect(send).toHaveBeenCalledTimes(4);
    pass(5_000);
    isWell = true;
    await ask(1);
    expect(changes).toEqual([true, false]);
    await ask(3);
    expect(send).toHaveBeenCalledTimes(8);
  });

  it('does not guard other hosts', async () => {
    const { send, ask } = guarded(status(503));
    await ask(4);
    await ask(2, 'http://elsewhere.example/');
    expect(send).toHaveBeenCalledTimes(6);
  });
});
