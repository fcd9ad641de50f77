import { afterEach, describe, expect, it, vi } from 'vitest';
import { httpClient } from './http-client';

const never: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
const echo = () => vi.fn<typeof fetch>(async () => Response.json({}));
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a request', () => {
  it('passes on what it does not know, and keeps its own options to itself', async () => {
    const send = echo();
    const next = { revalidate: 600, tags: ['supplier:s-1'] };
    const headers = { authorization: 'Bearer x' };
    await httpClient('/api/v1/x', {
      fetch: send,
      baseUrl: 'http://localhost:4000/',
      deadlineMs: 1000,
      next,
      headers,
    });
    const [url, init] = send.mock.calls[0]!;
    expect(url).toBe('http://localhost:4000/api/v1/x');
    expect(init).toEqual({ next, headers, signal: expect.any(AbortSignal) });
  });

  it("goes to the page's own origin without a base, with no signal of its own", async () => {
    const send = echo();
    await httpClient('/api/v1/x', { fetch: send });
    expect(send.mock.calls[0]).toEqual(['/api/v1/x', {}]);
  });

  it('keeps the options of calls at once apart', async () => {
    const send = echo();
    await Promise.all(
      ['a', 'b'].map((name) =>
        httpClient('/x', { fetch: send, baseUrl: `http://${name}`, headers: { authorization: name } }),
      ),
    );
    expect(send.mock.calls.map(([url, init]) => [url, init?.headers])).toEqual([
      ['http://a/x', { authorization: 'a' }],
      ['http://b/x', { authorization: 'b' }],
    ]);
  });
});

describe('a call that takes too long', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('ends at its deadline with a TimeoutError', async () => {
    const deadline = vi.spyOn(AbortSignal, 'timeout');
    const error = await failure(httpClient('/x', { fetch: never, deadlineMs: 50 }));
    expect(error).toMatchObject({ name: 'TimeoutError' });
    expect(deadline.mock.calls).toEqual([[50]]);
  });

  it("ends with the reason of the caller's signal", async () => {
    const reason = new Error('left the page');
    const controller = new AbortController();
    const promise = failure(httpClient('/x', { fetch: never, signal: controller.signal, deadlineMs: 5000 }));
    controller.abort(reason);
    expect(await promise).toBe(reason);
  });

  it('does not sit out a pause past its deadline', async () => {
    const busy = vi.fn<typeof fetch>(
      async () => new Response('', { status: 503, headers: { 'retry-after': '2' } }),
    );
    // The pause would never be over; the deadline is kept by another clock.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const error = await failure(httpClient('/x', { fetch: busy, deadlineMs: 60 }));
    expect(error).toMatchObject({ name: 'TimeoutError' });
    expect(busy).toHaveBeenCalledTimes(1);
  });

  it('ends while the body is still coming', async () => {
    const slow: typeof fetch = async (_, init) => {
      const body = new ReadableStream({
        start: (controller) =>
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
      });
      return new Response(body);
    };
    expect(await failure(httpClient('/x', { fetch: slow, deadlineMs: 50 }))).toMatchObject({
      name: 'TimeoutError',
    });
  });
});
