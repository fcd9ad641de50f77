import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error';
import { httpClient, type RequestOptions } from './http-client';
import { NetworkError } from './network-error';
import { longestPauseMs, retriedStatuses } from './retry-policy';

const problem = {
  type: 'urn:bazaar:problem:not-found',
  title: 'پیدا نشد.',
  status: 404,
  code: 'not-found',
  traceId: 'trace-1',
};
type Answer = () => Response | Promise<Response>;
const refusal = (status: number, headers: Record<string, string> = {}): Answer => {
  return () => new Response(JSON.stringify({ ...problem, status }), { status, headers });
};
const good: Answer = () => Response.json({ id: 'sp-1' });

/** Creates a service that returns these responses in turn and repeats the last one. */
function service(...answers: Answer[]) {
  let calls = 0;
  return vi.fn<typeof fetch>(async () => answers[Math.min(calls++, answers.length - 1)]!());
}

const call = (fetch: ReturnType<typeof service>, options: RequestOptions = {}) =>
  httpClient<unknown>('/api/v1/suppliers/s-1', { fetch, ...options });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

const statuses = [...retriedStatuses, 400, 401, 402, 403, 404, 405, 410, 413, 415, 422, 501, 505, 599];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

describe('repetition (rule: one for reads on the listed statuses, none for writes)', () => {
  it.each(methods.flatMap((method) => statuses.map((status) => [method, status] as const)))(
    'R3 R-120 R-121 R-122 %s %i',
    async (method, status) => {
      const fetch = service(refusal(status));
      const error = await failure(call(fetch, { method }));
      const isRepeated =
        (method === 'GET' || method === 'HEAD') && [408, 409, 425, 429, 500, 502, 503, 504].includes(status);
      expect(fetch).toHaveBeenCalledTimes(isRepeated ? 2 : 1);
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({
        status,
        method,
        code: 'not-found',
        traceId: 'trace-1',
        url: '/api/v1/suppliers/s-1',
      });
    },
  );

  it('returns the second response when it is successful', async () => {
    const fetch = service(refusal(503), good);
    expect(await call(fetch)).toEqual({ id: 'sp-1' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('reads a method in small letters', async () => {
    const fetch = service(refusal(503));
    await failure(call(fetch, { method: 'get' }));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('R3 waits for Retry-After', async () => {
    const fetch = service(refusal(429, { 'retry-after': '1' }), good);
    const startMs = performance.now();
    await call(fetch);
    expect(performance.now() - startMs).toBeGreaterThan(950);
  });

  it('gives up at once where the service wants a longer pause, and reports it', async () => {
    const fetch = service(refusal(503, { 'retry-after': '120' }));
    const error = await failure(call(fetch));
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(error).toMatchObject({ status: 503, retryAfterMs: 120_000 });
    expect(longestPauseMs).toBeLessThan(3000);
  });

  it('reports what an internet address has left of its limit, where the service says so', async () => {
    const remaining = async (headers: Record<string, string>) =>
      (await failure(call(service(refusal(429, headers)), { method: 'POST' }))) as { remainingUses?: number };
    expect(await remaining({ 'ratelimit-remaining': '0' })).toMatchObject({ remainingUses: 0 });
    const unusable: Record<string, string>[] = [
      {},
      { 'ratelimit-remaining': '' },
      { 'ratelimit-remaining': 'many' },
    ];
    for (const headers of unusable) expect((await remaining(headers)).remainingUses).toBeUndefined();
  });

  it('is not for a connection that failed', async () => {
    const fetch = service(() => Promise.reject(new TypeError('fetch failed')));
    const error = await failure(call(fetch));
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ name: 'NetworkError', method: 'GET', cause: expect.any(TypeError) });
  });
});

describe('an answer', () => {
  it.each([204, 205])('%i is undefined', async (status) => {
    expect(await call(service(() => new Response(null, { status })))).toBeUndefined();
  });

  it.each(['', '{"id": ', '<html>'])('that is no JSON (%j) is refused, not repeated', async (text) => {
    const fetch = service(() => new Response(text));
    expect(await failure(call(fetch))).toMatchObject({
      name: 'ApiError',
      status: 200,
      code: 'invalid-answer',
    });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each(['', '<html>502</html>', '{}', 'null', '[1]', '{"code": 5, "title": "x"}'])(
    'of a gateway (%j) leaves only the status',
    async (text) => {
      const error = await failure(call(service(() => new Response(text, { status: 502 }))));
      expect(error).toMatchObject({ status: 502, code: 'unknown', problem: undefined, traceId: undefined });
    },
  );

  it('that breaks off is a NetworkError', async () => {
    const broken = () => {
      const body = new ReadableStream({
        start: (controller) => controller.error(new TypeError('terminated')),
      });
      return new Response(body);
    };
    expect(await failure(call(service(broken)))).toBeInstanceOf(NetworkError);
  });
});
