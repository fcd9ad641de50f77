import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchWithProgress } from './fetch-with-progress';

/** A transport that does what the test says. */
class FakeCall extends EventTarget {
  static last: FakeCall;
  readonly upload = new EventTarget();
  readonly sent: unknown[] = [];
  isAborted = false;
  status = 200;
  responseText = '{"id":"f-1"}';
  constructor() {
    super();
    FakeCall.last = this;
  }
  open(method: string, url: string) {
    this.sent.push(method, url);
  }
  setRequestHeader(name: string, value: string) {
    this.sent.push(`${name}: ${value}`);
  }
  send(body: unknown) {
    this.sent.push(body);
  }
  abort() {
    this.isAborted = true;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 7\r\n';
  }
  progress(sentBytes: number, total: number) {
    const event = Object.assign(new Event('progress'), { total, lengthComputable: true });
    this.upload.dispatchEvent(Object.assign(event, Object.fromEntries([['loaded', sentBytes]])));
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeCall);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = (signal?: AbortSignal) => {
  const shares: number[] = [];
  const call = fetchWithProgress((share) => shares.push(share))('/files', {
    method: 'POST',
    headers: { 'Idempotency-Key': 'k-1' },
    body: 'content',
    ...(signal === undefined ? {} : { signal }),
  });
  return { shares, call };
};

it('R-384 reports what is sent, and returns the response as fetch does', async () => {
  const { shares, call } = start();
  FakeCall.last.progress(1, 4);
  FakeCall.last.progress(4, 4);
  FakeCall.last.dispatchEvent(new Event('load'));
  const answer = await call;
  expect([shares, await answer.json(), answer.headers.get('retry-after')]).toEqual([
    [0.25, 1],
    { id: 'f-1' },
    '7',
  ]);
  expect(FakeCall.last.sent).toEqual(['POST', '/files', 'idempotency-key: k-1', 'content']);
});

it('R-384 a connection over which nothing moves is a broken one; a slow one is not', async () => {
  const { call } = start();
  const failure = call.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(29_000);
  FakeCall.last.progress(1, 4);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(FakeCall.last.isAborted).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await failure).toBeInstanceOf(TypeError);
  expect(FakeCall.last.isAborted).toBe(true);
});

it('R-384 an aborted call fails with the reason of its signal, also before it began', async () => {
  const leaving = new AbortController();
  const { call } = start(leaving.signal);
  const reason = new Error('left');
  leaving.abort(reason);
  await expect(call).rejects.toBe(reason);
  expect(FakeCall.last.isAborted).toBe(true);
  await expect(start(leaving.signal).call).rejects.toBe(reason);
});
